import { readStored, removeStored, writeStored } from './browser-storage'

/**
 * The flag of spec section 4: it only decides what the header shows and whether /admin asks for a
 * login. The session on the server decides what anyone may read or do.
 */
export const ADMIN_FLAG = 'isAdminLoggedIn'

/** Query parameter of /admin-login: a session may already be open, though the flag is missing or another site linked here. */
export const OPEN_SESSION_PARAM = 'session'
/** Query parameter of /admin-login: the dashboard has just ended the session. */
export const LOGGED_OUT_PARAM = 'logged-out'

/** Whether somebody logged in with this browser; false if storage is blocked. */
export function hasAdminFlag(): boolean {
  return readStored('localStorage', ADMIN_FLAG) === 'true'
}

/** Records a login. */
export function setAdminFlag(): void {
  writeStored('localStorage', ADMIN_FLAG, 'true')
}

/** Records a logout. */
export function removeAdminFlag(): void {
  removeStored('localStorage', ADMIN_FLAG)
}
