import { beforeEach, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { PRIVACY_NOTICE_VERSION } from '@/domain/privacy-notice'
import { findAll } from '@/server/documents/records'
import { callApi } from '../support/api'
import { emptyCollections } from '../support/empty-collections'
import { monthlyOf } from '../support/monthly-gifts'
import { donorCookie, makeDonor } from '../support/my-giving'
import { cookie, openDesk, paidOrder } from '../support/payment-desk'
import { donationOf } from '../support/payments'

openDesk()
const PEOPLE = [slugs.contacts, slugs.volunteers, slugs.donorLogins] as const
beforeEach(() => emptyCollections(...PEOPLE))

const shown = { noticeVersion: PRIVACY_NOTICE_VERSION, noticeAt: expect.any(String) }
/** Values that a client must not be able to set. */
const forged = { noticeVersion: 99, noticeAt: '2001-01-01T00:00:00.000Z' }

async function send(path: string, body: object, as?: string): Promise<void> {
  const response = await callApi(path, {
    method: 'POST',
    body: { ...body, ...forged },
    ...(as && { cookie: as }),
  })
  expect([200, 201]).toContain(response.status)
}

const person = { email: 'asha@example.org', phone: '9876543210' }

it('A message records which privacy notice its form showed, and when', async () => {
  await send('/api/contact', { ...person, name: 'Asha', subject: 'Support', message: 'Namaste' })
  const [message] = await findAll({ collection: slugs.contacts })
  expect(message).toMatchObject(shown)
  expect(message?.noticeAt).not.toBe(forged.noticeAt)
})

it('So does an application', async () => {
  await send('/api/volunteers', {
    ...person,
    firstName: 'Asha',
    lastName: 'Devi',
    interests: ['healthcare'],
    skills: ['Cooking'],
  })
  expect(await findAll({ collection: slugs.volunteers })).toMatchObject([shown])
})

it('So do a payment and the gift that it becomes', async () => {
  const { input } = await paidOrder()
  await send('/api/verify-payment', input)
  expect(await findAll({ collection: slugs.transactions })).toMatchObject([shown])
  expect(await findAll({ collection: slugs.donations })).toMatchObject([shown])
})

it('So do a claim, a monthly gift and a pledge', async () => {
  const { attemptId: _, ...gift } = donationOf()
  await send('/api/payment-claims', { ...gift, method: 'upi', reference: '412345678901' })
  expect(await findAll({ collection: slugs.transactions })).toMatchObject([shown])
  await send('/api/monthly-gifts', monthlyOf())
  expect(await findAll({ collection: slugs.subscriptions })).toMatchObject([shown])
  await send('/api/pledges', monthlyOf())
  expect(await findAll({ collection: slugs.pledges })).toMatchObject([shown])
})

it('So does the card of a gift', async () => {
  const { donationId, input } = await paidOrder()
  await send('/api/verify-payment', input)
  const card = { occasion: 'birthday', honouree: 'Meera', fromName: 'Asha' }
  await send(`/api/tribute-cards/${donationId}`, card)
  expect(await findAll({ collection: slugs.tributeCards })).toMatchObject([shown])
})

it('So do a login to My giving and the gift that gets its tax details there', async () => {
  const { email, giftId } = await makeDonor()
  const own = await donorCookie(email)
  expect(await findAll({ collection: slugs.donorLogins })).toMatchObject([shown])
  const details = { gifts: [giftId], panNumber: 'ABCPE1234F', address: 'Satara 415001' }
  await send('/api/my-giving/tax-details', details, own)
  const where = { id: { equals: giftId } }
  expect(await findAll({ collection: slugs.donations, where })).toMatchObject([shown])
})

it('An admin sees what a person was shown', async () => {
  await send('/api/contact', { ...person, name: 'Asha', subject: 'Support', message: 'Namaste' })
  await send('/api/contact', { ...person, name: 'Asha', subject: 'Support', message: 'Again' })
  const messages = await findAll({ collection: slugs.contacts, sort: 'createdAt' })
  const body = { of: 'contact', id: messages[0]?.id }
  const response = await callApi('/api/admin/personal-data', { method: 'POST', cookie, body })
  expect((await response.json()).notices).toEqual([
    {
      form: 'contact',
      version: PRIVACY_NOTICE_VERSION,
      first: messages[0]?.noticeAt,
      last: messages[1]?.noticeAt,
    },
  ])
  const file = await callApi('/api/admin/personal-data/export', { method: 'POST', cookie, body })
  expect((await file.json()).records.messages).toMatchObject([shown, shown])
})
