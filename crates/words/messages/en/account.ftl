# An account, for those who want their tables everywhere.

account-title = My account
account-lead = You come in with the name “{ $login }” and your password, on any device.
account-why = More than one device?
account-why-more = With a name and a password you find your tables, your finished games and your language everywhere. What you have here already comes along.
account-sign-up = Make an account
account-sign-in = Sign in
account-sign-out = Sign out
account-up-title = Make an account
account-up-lead = A name, a password, nothing else. Your tables here come in with you.
account-in-title = Sign in
account-in-lead = The tables that you began here as a guest follow you into your account.
account-have-one = You have an account already?
account-have-none = No account yet?
account-password = Password
account-password-old = Password now
account-password-new = New password
account-password-hint = At least 8 characters. A phrase that you use nowhere else will do; nobody can find it again for you.
account-devices = Devices
account-devices-n =
    { $n ->
        [one] You are signed in on this device only.
       *[other] You are signed in on { $n } devices.
    }
account-devices-end = Sign out all others
account-another = Another password
account-another-go = Change the password
account-kept = All that is kept of you
account-kept-means = Your games and moves, what you said, reviews, puzzles, clubs, tournaments, studies and scenarios, in one file for programs (JSON). Without your password, of which only a fingerprint is kept.
account-kept-save = Save the file
account-delete = Delete the account
account-delete-means = Bots take your seats for good. Your name disappears from finished games and the Journal, your messages are erased. None of this can be undone.
account-delete-go = Delete my account

# Time to think, and whose turn it is.

account-clock = How long may one think?
account-clock-none = As long as one likes
account-clock-live-way = Live
account-clock-turns-way = By turns
account-clock-minutes = minutes, then
account-clock-seconds = seconds a turn
account-clock-days = days a move
account-clock-means = When somebody’s time is out, a bot plays for them; they can take the seat back, with little time.
account-clock-live = Everybody has { $minutes } min, then { $seconds } s more for each turn.
account-clock-turns =
    { $n ->
        [one] Everybody has a day for each move.
       *[other] Everybody has { $n } days for each move.
    }
account-clock-wrong = A time is 1 to { $minutes } minutes and 0 to { $seconds } seconds, or 1 to { $days } days.
account-left = Time left
account-left-is = You have { $left } left
account-left-hours = { $great } h { $small } min
account-left-days = { $great } d { $small } h
account-waiting =
    { $n ->
        [one] : a table waits for you
       *[other] : { $n } tables wait for you
    }
account-turns = Your turn ({ $n })
account-others = Waiting for others ({ $n })
account-guides = First games and lessons ({ $n })

# Reminders.

account-reminders = Reminders
account-reminders-lead = To be told elsewhere when a table waits for you and you are not looking at it.

# Notifications of a browser.

account-push-title = On this device
account-push-means = The browser of this device can show a notification when a table waits for you, even while Rempart is closed. It comes by the service of the browser’s maker, encrypted: nobody can read it on its way.
account-push-script = Your browser does not run the script of this page, and without it cannot be asked.
account-push-insecure = Browsers allow this only where the address begins with https://. Whoever runs this server can give it one.
account-push-impossible = This browser cannot show notifications of a closed page. On an iPhone or iPad it can, from iOS 16.4 on, once Rempart is on the home screen: choose “Share”, then “Add to Home Screen”, and open this page again from there. Elsewhere another browser perhaps can, or a webhook, below.
account-push-refused = Your browser refuses notifications from this site. Allow them in its settings for this site, then load this page again.
account-push-is-off = You are not reminded on this device.
account-push-asking = Your browser is being asked...
account-push-failed = Your browser could not reach its service for notifications. You are not reminded on this device; nothing else has changed. Try again later.
account-push-is-on = You are reminded on this device.
account-push-on = Remind me on this device
account-push-off = Remind me no more
account-push-all = All your devices
account-push-this = this one
account-push-since = since { $date }
account-push-some = A browser
account-push-most = There may be { $n }: with one more, the oldest gives way. Where you sign out, you are reminded no more.

# A webhook.

account-hook-title = Call an address
account-hook-means = Give the address of a webhook: of your messenger, your notifications, a program of yours. Rempart calls it once a turn, after a while, if the table still waits for you. Nothing is sent unless you ask for it.
account-hook = Address of the webhook
account-hook-keep = Call me at this address
account-hook-off = Call me no more
account-hook-format = What is sent
account-reminder = { $game }: it is your turn.
