import type { ServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { NavHead } from './nav-head'

vi.mock('./brand', () => ({ readBrand: async () => ({ name: 'Manavta', logoUrl: '/logo.png' }) }))

/** Returns the addresses of the links for somebody whose panel is in this language. */
async function linksIn(language: string, role: 'admin' | 'editor' = 'admin'): Promise<string[]> {
  const props = { payload: {}, user: { role }, i18n: { language } } as unknown as ServerProps
  const html = renderToStaticMarkup(await NavHead(props))
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
}

it('leads on in the language of the panel', async () => {
  expect(await linksIn('en')).toEqual(['/admin', '/admin/account', '/'])
  expect(await linksIn('hi')).toEqual(['/hi/admin', '/hi/admin/account', '/hi'])
})

it('has no dashboard for editors', async () => {
  expect(await linksIn('hi', 'editor')).toEqual(['/hi/admin/account', '/hi'])
})
