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

# Reminders.

account-reminders = Reminders
account-reminders-lead = To be told elsewhere when a table waits for you and you are not looking at it.
account-hook-title = Call an address
account-hook-means = Give the address of a webhook: of your messenger, your notifications, a program of yours. Rempart calls it once a turn, after a while, if the table still waits for you. Nothing is sent unless you ask for it.
account-hook = Address of the webhook
account-hook-keep = Call me at this address
account-hook-off = Call me no more
account-hook-format = What is sent
account-reminder = { $game }: it is your turn.
