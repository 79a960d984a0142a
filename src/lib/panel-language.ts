import type { Locale } from './locale'

/** Sets the cookie from which Payload's panel reads its language; prefixed like the session's cookie. */
export function choosePanelLanguage(locale: Locale): void {
  const isSecure = location.protocol === 'https:'
  const [prefix, attribute] = isSecure ? ['__Host-', ';secure'] : ['', '']
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on http.
  document.cookie = `${prefix}manavta-lng=${locale};path=/;max-age=31536000;samesite=lax${attribute}`
}
