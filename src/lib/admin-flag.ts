import { readStored, removeStored, writeStored } from './browser-storage'

/**
 * The flag of spec section 4: it only decides what the header shows and whether /admin asks for a
 * login. The session on the server decides what anyone may read or do.
 */
const KEY = 'isAdminLoggedIn'

/** Query parameter of /admin-login: a session may already be open, though the flag is missing or another site linked here. */
export const OPEN_SESSION_PARAM = 'session'
/** Query parameter of /admin-login: the dashboard has just ended the session. */
export const LOGGED_OUT_PARAM = 'logged-out'

/** Whether somebody logged in with this browser; false if storage is blocked. */
export function hasAdminFlag(): boolean {
  return readStored('localStorage', KEY) === 'true'
}

/** Records a login. */
export function setAdminFlag(): void {
  writeStored('localStorage', KEY, 'true')
}

/** Records a logout. */
export function removeAdminFlag(): void {
  removeStored('localStorage', KEY)
}

/** Calls `listener` when somebody logs in in another tab. @returns a function that unsubscribes. */
export function onLoginElsewhere(listener: () => void): () => void {
  // A logout removes the flag, so that the next login changes it.
  const read = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === 'true') listener()
  }
  addEventListener('storage', read)
  return () => removeEventListener('storage', read)
}
