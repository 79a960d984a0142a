import { readStored, removeStored, writeStored } from './browser-storage'

/**
 * The flag of spec section 4: it only decides what the header shows and that /admin asks for a
 * login. What anyone may read or do is decided by the session on the server.
 */
const KEY = 'isAdminLoggedIn'

/** Tells /admin-login that a session may be open already: the flag is missing, or another site led here. */
export const OPEN_SESSION_PARAM = 'session'
/** Tells /admin-login that the dashboard has just ended the session. */
export const LOGGED_OUT_PARAM = 'logged-out'

/** Whether somebody logged in with this browser; false where it stores nothing. */
export function hasAdminFlag(): boolean {
  return readStored('localStorage', KEY) === 'true'
}

/** Notes a login. */
export function setAdminFlag(): void {
  writeStored('localStorage', KEY, 'true')
}

/** Notes a logout. */
export function removeAdminFlag(): void {
  removeStored('localStorage', KEY)
}
