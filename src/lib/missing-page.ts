/**
 * Sends a browser that follows a link to a file that is gone to the page of an unknown address
 * (docs/decisions/0175).
 * @param path below `/files/missing`, a folder that holds no files; in the language of the page.
 * @returns null for a client that does not ask for a page.
 */
export function missingPage({ headers }: Request, path: string): Response | null {
  if (!headers.get('accept')?.includes('text/html')) return null
  return new Response(null, {
    status: 302,
    headers: { Location: path, 'Cache-Control': 'no-store' },
  })
}
