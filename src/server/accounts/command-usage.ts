/** Help text of `npm run admin`. */
export const COMMAND_USAGE = `npm run admin -- <command>

  list                                who may log in
  create <username> [admin|editor]    makes an account; an editor where no role is given
  reset-password <username>           a new password, shown once; ends all sessions of the account
  reset-second-factor <username>      for somebody who lost their phone and recovery codes
  unlock <username>                   forgets the failed logins of a name

Works beside the running server, and with the server stopped.`
