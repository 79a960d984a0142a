import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import CardPage from './page'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/server/site-settings/page-data', () => ({
  getSiteSettings: async () => ({ foundationName: 'Give $$ Trust', logo: null }),
}))
vi.mock('@/server/tribute-cards/page-data', () => ({ readCard: async () => null }))

it('writes the name of the foundation as it is, whatever it looks like', async () => {
  const page = await CardPage({ params: Promise.resolve({ locale: 'en', number: '0' }) })
  expect(renderToStaticMarkup(page)).toContain('What Give $$ Trust does')
})
