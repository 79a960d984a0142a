import { beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '@/cms/database/adapters'
import { catchUp, catchUpAfterStart } from '@/cms/database/upgrades/catch-up'
import { slugs } from '@/cms/slugs'
import { toRichText } from '@/lib/rich-text'
import { placeGifts } from '@/server/donors/place'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { isMongo } from '../support/is-mongo'

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
  const event = await create(slugs.posts, {
    type: 'event',
    title: 'मेला २०२६',
    content: toRichText('Come'),
    takesSignUps: true,
    eventDate: '2026-12-24T04:30:00.000Z',
    _status: 'published',
  })
  for (const [name, phone] of [
    ['Asha', '98765 43210'],
    ['Ravi', '+91 98765-43211'],
  ]) {
    const donorName = name
    const email = `${name}@example.org`
    const money = { donorName, email, phone, amountPaise: 50_000 }
    await create(slugs.donations, { ...money, paymentMethod: 'UPI', receivedAt: '2026-03-05' })
    await create(slugs.transactions, { ...money, transactionId: `t-${name}`, status: 'pending' })
    await create(slugs.pledges, { ...money, number: `P-${name}`, method: 'upi', day: 5 })
    await create(slugs.contacts, { name, email, phone, subject: 'Support', message: 'Please call' })
    await create(slugs.eventSignUps, { name, phone, event: event.id, key: `k-${name}` })
    await create(slugs.volunteers, {
      firstName: name,
      lastName: 'Devi',
      email,
      phone,
      status: 'pending',
    })
  }
  await placeGifts()
})

async function found(list: string, search: string): Promise<unknown[]> {
  const response = await callApi(`/api/admin/${list}?search=${encodeURIComponent(search)}`, {
    cookie,
  })
  expect(response.status).toBe(200)
  const items: Record<string, unknown>[] = await response.json()
  return items.map(
    ({ donorName, firstName, name, title }) => donorName ?? firstName ?? name ?? title,
  )
}

describe.each([
  ...['donations', 'transactions', 'donors', 'pledges'],
  ...['contacts', 'event-sign-ups', 'volunteers'],
])('a phone number finds its entry among the %s', (list) => {
  it.each(['9876543210', '९८७६५ ४३२१०', '+919876543210', '098765-43210', '00 91 98765 43210'])(
    'typed as %s',
    async (typed) => expect(await found(list, typed)).toEqual(['Asha']),
  )
  it('without the separators it is stored with', async () => {
    expect(await found(list, '9876543211')).toEqual(['Ravi'])
  })
})

it('a title with Hindi digits is found by digits of either script', async () => {
  for (const typed of ['२०२६', '2026']) expect(await found('events', typed)).toEqual(['मेला २०२६'])
})

it('the sum counts only the donations found', async () => {
  const response = await callApi('/api/admin/donations/sum?search=098765-43210', { cookie })
  expect(await response.json()).toMatchObject({ count: 1 })
})

it('the panel finds a number typed in Hindi digits', async () => {
  const payload = await getPayloadClient()
  const where = { phone: { like: '९८७६५ ४३२१०' } }
  const { docs } = await payload.find({ collection: slugs.volunteers, where })
  expect(docs.map(({ firstName }) => firstName)).toEqual(['Asha'])
})

/** older-sites.test.ts covers SQLite. */
it.runIf(isMongo)('what an older version stored is found once the site has caught up', async () => {
  const payload = await getPayloadClient()
  const store = (slug: keyof typeof payload.collections, filter: object, fields: object) =>
    modelOf(payload, slug).collection.updateOne(filter, { $set: fields })
  await store(
    slugs.donations,
    { donorName: 'Asha' },
    {
      searchText: 'asha\n98765 43210\nचेक ००७',
      searchIndex: null,
    },
  )
  await store(
    slugs.transactions,
    { donorName: 'Asha' },
    {
      searchText: 't-asha\nasha',
      searchIndex: null,
    },
  )
  await store(slugs.posts, { type: 'event' }, { 'searchText.en': 'मेला २०२६' })
  await catchUp(payload, new AbortController().signal)
  for (const typed of ['9876543210', '००७', '007']) {
    expect(await found('donations', typed)).toEqual(['Asha'])
  }
  expect(await found('transactions', '98765 43210')).toEqual(['Asha'])
  expect(await found('events', '2026')).toEqual(['मेला २०२६'])
})

it.runIf(isMongo)(
  'what an older server stored during a rolling update is found later',
  async () => {
    const payload = await getPayloadClient()
    const storeOlder = async () => {
      const searchText = 'ravi\n98765 00099'
      const older = { $set: { searchText }, $unset: { searchIndex: '' } }
      await modelOf(payload, slugs.donations).collection.updateOne({ donorName: 'Ravi' }, older)
    }
    await catchUpAfterStart(payload, new AbortController().signal, storeOlder)
    expect(await found('donations', '9876500099')).toEqual(['Ravi'])
  },
)
