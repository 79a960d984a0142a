import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import CardPage, { generateMetadata } from './page'

const readCard = vi.hoisted(() => vi.fn())
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/server/site-settings/page-data', () => ({
  getSiteSettings: async () => ({ foundationName: 'Give $$ Trust', logo: null }),
}))
vi.mock('@/server/tribute-cards/page-data', () => ({ readCard }))

it('writes the name of the foundation as it is, whatever it looks like', async () => {
  readCard.mockResolvedValue(null)
  const page = await CardPage({ params: Promise.resolve({ locale: 'en', number: '0' }) })
  expect(renderToStaticMarkup(page)).toContain('What Give $$ Trust does')
})

const number = 'a'.repeat(32)
const picture = `/share/card/${number}.png`

it.each([
  ['a card', { picture }, [`http://localhost:3000${picture}`]],
  ['a card that cannot be drawn', { picture: null }, []],
  ['no card', null, []],
])('names the picture of %s to chats, if there is one', async (_, card, images) => {
  readCard.mockResolvedValue(card)
  const params = Promise.resolve({ locale: 'en', number })
  expect((await generateMetadata({ params })).openGraph?.images).toEqual(images)
})
