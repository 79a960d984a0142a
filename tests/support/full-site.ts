import { slugs } from '@/cms/slugs'
import { backgroundSettled } from '@/server/background'
import { getPayloadClient } from '@/server/payload-client'
import { sessionCookie } from './api'
import { contractCalls, gatewayCalls } from './contract-calls'

/** The PAN of one of its gifts. */
export const PAN = 'ABCPE1234F'

/** Fills nearly every list of a site, with the samples of all calls. */
export async function fillLists(): Promise<void> {
  const payload = await getPayloadClient()
  await sessionCookie('admin')
  const makers = contractCalls
    .filter(({ key }) => !gatewayCalls.some((each) => each === key))
    .map(({ makeId }) => makeId)
  for (const make of new Set(makers)) await make?.()
  await payload.create({
    collection: slugs.donations,
    data: { donorName: 'आशा', amountPaise: 501_01, paymentMethod: 'Cash', panNumber: PAN },
    overrideAccess: true,
  })
  const { docs } = await payload.find({ collection: slugs.posts, limit: 1, overrideAccess: true })
  const [post] = docs
  if (!post) throw new Error('No sample made a post')
  const draft = { collection: slugs.posts, id: post.id, draft: true, overrideAccess: true } as const
  await payload.update({ ...draft, data: { title: 'A draft', _status: 'draft' } })
  await payload.update({ ...draft, locale: 'hi', data: { title: 'मसौदा', _status: 'draft' } })
  const { docs: users } = await payload.find({ collection: slugs.users, overrideAccess: true })
  await payload.db.upsert({
    collection: 'payload-preferences',
    data: {
      key: 'posts-list',
      value: { limit: 25 },
      user: { relationTo: slugs.users, value: users[0]?.id },
    },
    where: { key: { equals: 'posts-list' } },
  })
  await backgroundSettled()
}
