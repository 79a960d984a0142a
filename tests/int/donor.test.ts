import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import type { DonorDto } from '@/domain/responses/donor'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(async () => {
  const payload = await getPayloadClient()
  await payload.db.deleteMany({ collection: slugs.donations, where: {} })
})

async function give(fields: object = {}): Promise<string> {
  const payload = await getPayloadClient()
  const { id } = await payload.create({
    collection: slugs.donations,
    data: {
      donorName: 'Asha Devi',
      amountPaise: 50_000,
      paymentMethod: 'cash',
      transactionId: randomUUID(),
      receivedAt: '2026-05-01T06:30:00.000Z',
      recordedBy: 'admin',
      ...fields,
    } as never,
  })
  return id
}

async function donorOf(id: string): Promise<DonorDto> {
  const response = await callApi(`/api/admin/donations/${id}/donor`, { cookie })
  expect(response.status).toBe(200)
  return response.json()
}

describe('the gifts of a donor', () => {
  it('are found by PAN, address and phone, however they are written', async () => {
    const contact = { email: 'asha@example.org', phone: '98765 43210', panNumber: 'ABCPE1234F' }
    const asked = await give(contact)
    await give({ donorName: 'A. Devi', email: 'Asha@Example.org' })
    await give({ phone: '+91 98765-43210', receivedAt: '2026-03-31T18:29:59.000Z' })
    await give({ panNumber: 'ABCPE1234F', phone: '09876543210' })
    await give({ donorName: 'Ravi', phone: '88765 43210', email: 'a.sha@example.org' })
    await give({ email: 'asha@example.org', testMode: true })
    const { gifts, count, total, years, names } = await donorOf(asked)
    expect(gifts.map(({ sharedBy }) => sharedBy.join()).sort()).toEqual([
      '',
      'email',
      'pan,phone',
      'phone',
    ])
    expect({ count, total }).toEqual({ count: 4, total: 2000 })
    expect(years).toEqual([
      { year: '2026–27', total: 1500, count: 3 },
      { year: '2025–26', total: 500, count: 1 },
    ])
    expect(names.sort()).toEqual(['A. Devi', 'Asha Devi'])
  })

  it('count for what is left of them', async () => {
    const asked = await give({ email: 'asha@example.org', refundedPaise: 20_000 })
    await give({ email: 'asha@example.org', refundedPaise: 50_000 })
    const { gifts, count, total } = await donorOf(asked)
    expect(gifts.map(({ amount }) => amount).sort()).toEqual([0, 300])
    expect({ count, total }).toEqual({ count: 1, total: 300 })
  })

  it('are that gift alone where it came without any of them', async () => {
    await give()
    const asked = await give({ phone: '' })
    expect(await donorOf(asked)).toMatchObject({ gifts: [{ id: asked, sharedBy: [] }], count: 1 })
  })

  it('are for admins', async () => {
    const path = `/api/admin/donations/${await give()}/donor`
    expect((await callApi(path)).status).toBe(401)
    expect((await callApi(path, { cookie: await sessionCookie('editor') })).status).toBe(403)
  })
})
