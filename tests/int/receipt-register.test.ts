import { createClient, type InStatement } from '@libsql/client'
import mongoose from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mongoOf } from '@/cms/database/adapters'
import type { RegisteredReceiptDto } from '@/domain/responses/receipt'
import { getPayloadClient } from '@/server/payload-client'
import { yearsOfRegister } from '@/server/receipts/register'
import { callApi, sessionCookie } from '../support/api'
import { isMongo } from '../support/is-mongo'
import { emptyBooks } from '../support/payments'
import { changeReceiptedGift, makeReceiptedGift } from '../support/receipted-gifts'

let cookie = ''

beforeEach(async () => {
  await emptyBooks()
  cookie = await sessionCookie('admin')
})

const gift = (change: object = {}) =>
  makeReceiptedGift({
    panNumber: 'ABCPE1234F',
    receivedAt: '2024-06-01T06:00:00.000Z',
    ...change,
  })

const get = (query: string) => callApi(`/api/admin/receipt-register?${query}`, { cookie })
const register = async (query = 'year=2024'): Promise<RegisteredReceiptDto[]> => {
  const response = await get(query)
  expect(response.status).toBe(200)
  return response.json()
}
const yearsToChoose = async (): Promise<number[]> => {
  const response = await callApi('/api/admin/statements/{id}', { cookie, id: '2025' })
  return (await response.json()).registerYears
}

describe('the register of receipts', () => {
  it('has every number of a year without gaps, with its status', async () => {
    const ids = [await gift(), await gift(), await gift(), await gift(), await gift()]
    await gift({ testMode: true })
    await gift({ receivedAt: '2025-06-01T06:00:00.000Z' })
    await changeReceiptedGift(ids[1] ?? '', { donorName: 'Asha Kumari', corrections: 1 })
    await changeReceiptedGift(ids[2] ?? '', { refundedPaise: 20_000 })
    await changeReceiptedGift(ids[3] ?? '', { refundedPaise: 50_000 })
    await changeReceiptedGift(ids[4] ?? '', {
      receivedAt: '2025-04-01T06:00:00.000Z',
      corrections: 1,
    })
    const rows = await register()
    expect(rows.map(({ number, state, replacedBy }) => [number, state, replacedBy])).toEqual([
      ['2024-25/000001', 'issued', undefined],
      ['2024-25/000002', 'corrected', undefined],
      ['2024-25/000003', 'superseded', '2024-25/000006'],
      ['2024-25/000004', 'void', undefined],
      ['2024-25/000005', 'superseded', '2025-26/000002'],
      ['2024-25/000006', 'issued', undefined],
      ['TEST-2024-25/000001', 'issued', undefined],
    ])
    expect(rows[3]).toMatchObject({
      voidReason: 'entered-by-mistake',
      voidedAt: expect.any(String),
    })
    expect(rows[6]?.testMode).toBe(true)
  })

  it('is shown by the list of donations with the number that counts now', async () => {
    const id = await gift()
    const shown = async () => {
      const [listed] = await (await callApi('/api/admin/donations', { cookie })).json()
      return [listed.receipt.number, listed.receipt.status]
    }
    for (const [refundedPaise, receipt] of [
      [0, ['2024-25/000001', 'valid']],
      [20_000, ['2024-25/000002', 'valid']],
      [30_000, ['2024-25/000003', 'valid']],
      [50_000, ['2024-25/000003', 'void']],
    ] as const) {
      await changeReceiptedGift(id, { refundedPaise })
      expect(await shown()).toEqual(receipt)
    }
  })

  it('names day, donor and amount, and masks the PAN', async () => {
    await gift()
    const response = await get('year=2024')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject([
      {
        receivedAt: '2024-06-01T06:00:00.000Z',
        donorName: 'Asha Devi',
        amount: 500,
        panNumber: '••••••234F',
        paymentMethod: 'UPI',
        testMode: false,
        issuedAt: expect.any(String),
      },
    ])
    expect(text).not.toContain('ABCPE1234F')
    expect(text).not.toContain('printed')
  })

  it('comes in pages, in order of number', async () => {
    for (let count = 0; count < 3; count += 1) await gift()
    const response = await get('year=2024&limit=2&page=2')
    expect(response.headers.get('X-Total-Count')).toBe('3')
    expect(await response.json()).toMatchObject([{ number: '2024-25/000003' }])
  })

  it('reaches back to the first receipt and the first gift, of years without a statement too', async () => {
    expect((await yearsToChoose()).at(-1)).toBe(2021)
    await gift({ receivedAt: '2020-05-05T06:00:00.000Z' })
    expect(await register('year=2020')).toMatchObject([{ number: '2020-21/000001' }])
    expect((await yearsToChoose()).at(-1)).toBe(2020)
    await gift({ receivedAt: '1950-01-05T06:00:00.000Z', hasReceipt: false })
    expect((await yearsToChoose()).at(-1)).toBe(1949)
    expect(await register('year=1949')).toEqual([])
  })

  it.skipIf(isMongo)('finds the first receipt without sorting those of its year', async () => {
    // A connection of its own: libsql leaves the statement open.
    const own = createClient({ url: process.env.DATABASE_URI ?? '' })
    const asked = vi.spyOn(Object.getPrototypeOf(own), 'execute')
    await yearsOfRegister()
    const statements = asked.mock.calls.map(([statement]) => statement as InStatement)
    asked.mockRestore()
    const ofReceipts = statements.flatMap((each) =>
      typeof each === 'object' && each.sql.includes('from "receipts"') ? each : [],
    )
    expect(ofReceipts).toHaveLength(1)
    for (const { sql, args } of ofReceipts) {
      const { rows } = await own.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })
      expect(rows.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH .*INDEX/)])
    }
    own.close()
  })

  it.runIf(isMongo)('finds the first receipt without reading another', async () => {
    for (const receivedAt of ['2024-06-01', '2024-06-02', '2025-06-01']) await gift({ receivedAt })
    const asked: [collection: string, filter: object, options: object][] = []
    mongoose.set('debug', (collection: string, _method: string, filter: object, options: object) =>
      asked.push([collection, filter, options]),
    )
    await yearsOfRegister()
    mongoose.set('debug', false)
    const { connection } = mongoOf(await getPayloadClient())
    for (const [collection, filter, options] of asked) {
      const { executionStats } = await connection
        .collection(collection)
        .find(filter, options)
        .explain('executionStats')
      expect(executionStats.totalDocsExamined).toBe(1)
    }
  })

  it('is 400 for an invalid year', async () => {
    expect((await get('year=next')).status).toBe(400)
  })
})
