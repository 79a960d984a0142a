import { beforeEach, describe, expect, it, vi } from 'vitest'
import { modelOf, sqliteOf } from '@/cms/database/adapters'
import { panKeyOf } from '@/cms/database/encryption/sealed-fields'
import { isMongo } from '@/cms/database/is-mongo'
import { sealOlder } from '@/cms/database/upgrades/seal-older'
import { slugs } from '@/cms/slugs'
import { EnvError, resetEnv } from '@/env'
import { changeWhere, requireById } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { readFileContent, storeParts } from '@/server/statements/parts'
import { emptyCollections } from '../support/empty-collections'

const PAN = 'ABCPE1234F'
const collection = slugs.donations
const WITH_PAN = [slugs.donations, slugs.transactions, slugs.subscriptions, slugs.receipts] as const

beforeEach(() => emptyCollections(...WITH_PAN, slugs.statementParts, slugs.imports))

describe('A PAN', () => {
  it('is stored encrypted, however it is written, and read as it was given', async () => {
    const gift = await give({ panNumber: PAN })
    expect(gift.panNumber).toBe(PAN)
    const [stored] = await rawRows(collection)
    expect(JSON.stringify(stored)).not.toContain(PAN)
    expect(stored?.panNumber).toMatch(/^v1\./)
    expect(stored?.panKey).toBe(panKeyOf('abcpe 1234 f'))
    expect((await requireById(collection, gift.id)).panNumber).toBe(PAN)

    const where = { id: { equals: gift.id } }
    const changed = await changeWhere({ collection, where, data: { panNumber: 'BBBPE1234F' } })
    expect(changed).toMatchObject({ panNumber: 'BBBPE1234F', panKey: panKeyOf('BBBPE1234F') })
    await changeWhere({ collection, where, data: { panNumber: null } })
    expect((await rawRows(collection))[0]).toMatchObject({ panNumber: null, panKey: null })
    await changeWhere({ collection, where, data: { panNumber: '' } })
    expect((await rawRows(collection))[0]).toMatchObject({ panNumber: '', panKey: null })
  })

  it('gives no donor away by how it is stored', async () => {
    await give({ panNumber: PAN })
    await give({ panNumber: PAN })
    const [first, second] = await rawRows(collection)
    expect(first?.panNumber).not.toBe(second?.panNumber)
    expect(first?.panKey).toBe(second?.panKey)
  })

  it("can be neither read nor queried through Payload's REST", async () => {
    await give({ panNumber: PAN })
    const payload = await getPayloadClient()
    const { docs: admins } = await payload.find({ collection: slugs.users })
    const asAdmin = {
      collection,
      overrideAccess: false,
      user: { ...admins[0], collection: 'users' },
    }
    const { docs } = await payload.find(asAdmin as never)
    expect(docs).toHaveLength(1)
    expect(docs[0]).not.toHaveProperty('panNumber')
    expect(docs[0]).not.toHaveProperty('panKey')
    await expect(
      payload.find({ ...asAdmin, where: { panKey: { equals: panKeyOf(PAN) } } } as never),
    ).rejects.toThrow()
  })
})

describe('The cells of an import and the lines of a statement', () => {
  it('are stored encrypted', async () => {
    const payload = await getPayloadClient()
    const table = [{ row: 2, cells: ['Asha', PAN] }]
    const made = await payload.create({
      collection: slugs.imports,
      data: { subject: 'gifts', state: 'read', startedBy: 'admin', table, sample: [[PAN]] },
      overrideAccess: true,
    })
    expect(await requireById(slugs.imports, made.id)).toMatchObject({ table, sample: [[PAN]] })
    expect(JSON.stringify(await rawRows(slugs.imports))).not.toContain(PAN)

    async function* lines() {
      yield `${PAN}\r\n`
    }
    await storeParts('file-1', lines())
    const [part] = await rawRows(slugs.statementParts)
    expect(part?.content).toMatch(/^v1\./)
    expect(await textOf('file-1')).toBe(`${PAN}\r\n`)
  })
})

describe('An older database', () => {
  it('is encrypted at the start, once, without logging anything else about its rows', async () => {
    const gifts = [
      await give({ panNumber: PAN }),
      await give({ panNumber: 'odd pan' }),
      await give({}),
    ]
    const before = await rawRows(collection)
    await storePlain(collection, gifts[0]?.id ?? '', PAN)
    await storePlain(collection, gifts[1]?.id ?? '', 'odd pan')
    expect(JSON.stringify(await rawRows(collection))).toContain(PAN)
    // Until then it is read as it is.
    expect((await requireById(collection, gifts[0]?.id ?? '')).panNumber).toBe(PAN)

    const payload = await getPayloadClient()
    await Promise.all([sealOlder(payload), sealOlder(payload)])
    const sealed = await rawRows(collection)
    expect(JSON.stringify(sealed)).not.toContain(PAN)
    expect(sealed.map(({ updatedAt }) => updatedAt)).toEqual(
      before.map(({ updatedAt }) => updatedAt),
    )
    expect(sealed.map(({ panKey }) => panKey)).toEqual(before.map(({ panKey }) => panKey))
    expect((await requireById(collection, gifts[1]?.id ?? '')).panNumber).toBe('odd pan')
    await sealOlder(payload)
    expect(await rawRows(collection)).toEqual(sealed)
  })

  it('is refused with another SETTINGS_KEY, in one line', async () => {
    await give({ panNumber: PAN })
    vi.stubEnv('SETTINGS_KEY', 'another-key-of-the-integration-tests')
    resetEnv()
    const payload = await getPayloadClient()
    await expect(sealOlder(payload)).rejects.toThrow(EnvError)
    await expect(sealOlder(payload)).rejects.toThrow(/^SETTINGS_KEY is not the one/)
    await expect(
      requireById(collection, (await rawRows(collection))[0]?.id as string),
    ).rejects.toThrow(/SETTINGS_KEY is not the one/)
    vi.unstubAllEnvs()
    resetEnv()
  })
})

async function give(fields: object) {
  const payload = await getPayloadClient()
  return payload.create({
    collection,
    data: { donorName: 'Asha Devi', amountPaise: 50_000, paymentMethod: 'UPI', ...fields },
    overrideAccess: true,
  })
}

async function textOf(file: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of readFileContent(file)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns the rows of a collection as stored, keyed by field name. */
async function rawRows(slug: string): Promise<Record<string, unknown>[]> {
  const payload = await getPayloadClient()
  if (isMongo(payload)) {
    const rows = await modelOf(payload, slug).collection.find({}).sort({ _id: 1 }).toArray()
    return rows.map(({ _id, ...row }) => ({ id: String(_id), ...row }))
  }
  const { client } = sqliteOf(payload)
  const { rows } = await client.execute(`SELECT * FROM ${slug.replaceAll('-', '_')} ORDER BY id`)
  return rows.map((row) => ({
    ...row,
    panNumber: row.pan_number,
    panKey: row.pan_key,
    updatedAt: row.updated_at,
  }))
}

/** Stores a PAN as a version without encryption did. */
async function storePlain(slug: string, id: string, pan: string): Promise<void> {
  const payload = await getPayloadClient()
  if (isMongo(payload)) {
    const model = modelOf(payload, slug)
    const doc = await model.findById(id)
    await model.collection.updateOne(
      { _id: doc?._id as never },
      { $set: { panNumber: pan }, $unset: { panKey: '' } },
    )
    return
  }
  const { client } = sqliteOf(payload)
  await client.execute({
    sql: `UPDATE ${slug} SET pan_number = ?, pan_key = NULL WHERE id = ?`,
    args: [pan, id],
  })
}
