import { TEST_ADMIN } from './app-server'

/**
 * Logs the test admin in over HTTP.
 * @param url where the server listens.
 * @returns the session's cookie.
 * @throws Error if the login is refused.
 */
export async function logInAdmin(url: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(TEST_ADMIN),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The login answered ${response.status}: ${text}`)
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
