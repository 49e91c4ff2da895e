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
