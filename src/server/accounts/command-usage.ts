/** Help text of `npm run admin`. */
export const COMMAND_USAGE = `npm run admin -- <command>

  list                                lists the accounts
  create <username> [admin|editor]    creates an account; an editor by default
  reset-password <username>           sets a new password, shown once; ends all sessions of the account
  reset-second-factor <username>      for people who lost their phone and recovery codes
  unlock <username>                   clears the failed logins of an account

Works whether the server is running or stopped.`
