import { type Html, html } from './html'

/** What a document takes over from the page that opens it: its fonts come from the site's styles. */
export type PrintEnvironment = {
  /** Such as `https://example.org`: a document of its own has no address to resolve paths by. */
  origin: string
  /** The public address of the site, as the world knows it: QR codes lead there. */
  siteUrl: string
  /** Whole addresses of the site's stylesheets. */
  stylesheets: string[]
}

type PrintPage = { title: string; stylesheet: string; environment: PrintEnvironment; body: Html }

/**
 * A whole document to print. It holds no script and no style of its own: the policy of the page that
 * opens it holds in it, too.
 */
export function printPage({ title, stylesheet, environment, body }: PrintPage): string {
  const sheets = [...environment.stylesheets, new URL(stylesheet, environment.origin).href]
  const { html: page } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
${sheets.map((href) => html`<link rel="stylesheet" href="${href}">`)}
</head>
<body>
${body}
</body>
</html>
`
  return page
}

/** An address for a picture in a printed document: our own paths made whole, https as it is. */
export function pictureAddress(url: string, { origin }: PrintEnvironment): string {
  return new URL(url, origin).href
}
