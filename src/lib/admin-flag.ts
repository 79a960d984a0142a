/**
 * The flag of spec section 4: it only decides what the header shows and that /admin asks for a
 * login. What anyone may read or do is decided by the session on the server.
 */
const KEY = 'isAdminLoggedIn'

/** Tells /admin-login that a session is open already and only the flag is missing. */
export const OPEN_SESSION_PARAM = 'session'

export function hasAdminFlag(): boolean {
  return localStorage.getItem(KEY) === 'true'
}

export function setAdminFlag(): void {
  localStorage.setItem(KEY, 'true')
}

export function removeAdminFlag(): void {
  localStorage.removeItem(KEY)
}
