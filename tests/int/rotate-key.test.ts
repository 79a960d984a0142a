import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sealedFields } from '@/cms/database/encryption/sealed-fields'
import { openSecret, SealedTextError, secretBox } from '@/cms/database/encryption/secret-box'
import { assertPansReadable } from '@/cms/database/encryption/stored-keys'
import { closeDatabase, type OpenDatabase, openDatabase } from '@/cms/database/open-database'
import { unlockDatabase } from '@/cms/database/sqlite/lock'
import { slugs } from '@/cms/slugs'
import { getEnv, resetEnv } from '@/env'
import { secondFactorPurpose } from '@/server/accounts/second-factor'
import { getDonorOfGift } from '@/server/donors/service'
import { getPayloadClient } from '@/server/payload-client'
import { rotateKey } from '@/server/rotate-key/rotate-key'
import { PRACTICE_KEYS } from '../../simulator/server'
import { setUpSecondFactor } from '../support/accounts'
import { sessionCookie } from '../support/api'
import { fillLists, PAN } from '../support/full-site'
import { isMongo } from '../support/is-mongo'
import { enterKeys } from '../support/payments'

const OLD = getEnv().SETTINGS_KEY ?? ''
const NEW = 'the-new-key-of-the-integration-tests-0123'
const OTHER = 'a-third-key-of-the-integration-tests-0123'
const [oldBox, newBox] = [secretBox(OLD), secretBox(NEW)]
const LIMIT_MS = 120_000

beforeAll(async () => {
  await fillLists()
  await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
  await setUpSecondFactor(await sessionCookie('admin'))
  const payload = await getPayloadClient()
  await payload.create({
    collection: slugs.statementParts,
    data: { file: 'statement', position: 0, content: `${PAN}\r\n` },
    overrideAccess: true,
  })
  const table = [{ row: 2, cells: ['Asha', PAN] }]
  await payload.create({
    collection: slugs.imports,
    data: { subject: 'gifts', state: 'read', startedBy: 'admin', table, sample: [[PAN]] },
    overrideAccess: true,
  })
}, LIMIT_MS)

afterEach(() => {
  vi.unstubAllEnvs()
  resetEnv()
})

describe('Another SETTINGS_KEY', () => {
  it('leaves everything unchanged if a PAN cannot be decrypted', async () => {
    await give('With a PAN of another key')
    await overwritePan(secretBox(OTHER).seal(PAN, 'pan'))
    const before = await allTexts()
    await expect(rotate()).rejects.toThrow(SealedTextError)
    expect((await allTexts()) === before).toBe(true)
    await overwritePan(oldBox.seal(PAN, 'pan'))
  })

  it('opens all that the old one sealed, and finds the donors by their PANs as before', async () => {
    const gift = await give('Asha Devi')
    const donor = await getDonorOfGift(gift)
    const before = await asRead()
    expect(JSON.stringify(before)).toContain(PAN)

    const stale = secretBox(OTHER).seal('a secret of long ago', 'webhookSecret')
    await (await getPayloadClient()).updateGlobal({
      slug: slugs.paymentSettings,
      overrideAccess: true,
      data: { previousWebhookSecret: stale },
    })
    expect(await rotate()).toEqual({ written: expect.any(Number), unreadable: 1 })
    const all = await allTexts()
    expect(all.includes(newBox.keyId)).toBe(true)
    expect(all.includes(oldBox.keyId)).toBe(false)
    expect(all.includes(newBox.hash(PAN, 'pan'))).toBe(true)
    expect(all.includes(oldBox.hash(PAN, 'pan'))).toBe(false)

    useKey(NEW)
    await inDatabase(assertPansReadable)
    expect(await asRead()).toEqual(before)
    // Under another name, so that only the PAN identifies the donor.
    const another = await give('A. D. of Barabanki')
    expect((await getDonorOfGift(another))?.id).toBe(donor?.id)

    const again = await allTexts()
    expect(await rotate()).toEqual({ written: 0, unreadable: 1 })
    expect((await allTexts()) === again).toBe(true)
  })

  it.runIf(isMongo)('continues after an interruption; no site starts before', async () => {
    // Back to the old key, with half of the work done.
    useKey(NEW)
    const donor = await getDonorOfGift(await give('With a PAN of another key'))
    await overwritePan(oldBox.seal(PAN, 'pan'))
    await inDatabase(async (database) => {
      if (database.kind === 'sqlite') return
      await database.connection
        .collection<{ _id: string; name: string }>('unfinished-rewrite')
        .insertOne({ _id: 'unfinished-rewrite', name: `${newBox.keyId} to ${oldBox.keyId}` })
    })
    await expect(inDatabase(assertPansReadable)).rejects.toThrow(/^SETTINGS_KEY: [^\n]+$/)
    await expect(rotate({ old: NEW, new: OTHER })).rejects.toThrow(/started with other keys/)
    await rotate({ old: NEW, new: OLD })
    useKey(OLD)
    await inDatabase(assertPansReadable)
    expect((await getDonorOfGift(await give('Another name')))?.id).toBe(donor?.id)
  })
})

const useKey = (key: string) => {
  vi.stubEnv('SETTINGS_KEY', key)
  resetEnv()
}

const rotate = (keys = { old: OLD, new: NEW }) =>
  inDatabase((database) => rotateKey(database, keys))

async function give(donorName: string): Promise<string> {
  const payload = await getPayloadClient()
  const data = { donorName, amountPaise: 501_00, paymentMethod: 'Cash', panNumber: PAN }
  const made = await payload.create({ collection: slugs.donations, data, overrideAccess: true })
  return made.id
}

/** Returns all encrypted values as the site reads them. */
async function asRead() {
  const payload = await getPayloadClient()
  const read = async (collection: string) => {
    const { docs } = await payload.db.find({ collection: collection as 'users', pagination: false })
    return docs.map((doc) => ({ ...doc, panKey: undefined }))
  }
  const documents = await Promise.all(Object.keys(sealedFields).map(read))
  const settings = await payload.db.findGlobal({ slug: slugs.paymentSettings })
  const factors = await payload.find({ collection: slugs.secondFactors, overrideAccess: true })
  return [
    documents,
    openSecret(String(settings.keySecret), 'keySecret'),
    openSecret(String(settings.webhookSecret), 'webhookSecret'),
    factors.docs.map(({ user, secret }) => openSecret(secret, secondFactorPurpose(user))),
  ]
}

/** Opens the database as a command does while the site is stopped. */
async function inDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>) {
  const { DATABASE_URI } = getEnv()
  if (!isMongo) await unlockDatabase(DATABASE_URI)
  const database = await openDatabase(DATABASE_URI)
  if (!database) throw new Error('There is no database')
  try {
    return await work(database)
  } finally {
    await closeDatabase(database)
  }
}

/** Returns everything stored, in any table or collection. */
function allTexts(): Promise<string> {
  return inDatabase(async (database) => {
    const all: unknown[] = []
    if (database.kind === 'sqlite') {
      const { rows } = await database.client.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'",
      )
      for (const { name } of rows) {
        all.push((await database.client.execute(`SELECT * FROM "${name}"`)).rows)
      }
    } else {
      for (const { name } of await database.connection.listCollections()) {
        all.push(await database.connection.collection(name).find().sort({ _id: 1 }).toArray())
      }
    }
    return JSON.stringify(all)
  })
}

async function overwritePan(stored: string): Promise<void> {
  const donorName = 'With a PAN of another key'
  await inDatabase(async (database) => {
    if (database.kind === 'sqlite') {
      const sql = 'UPDATE donations SET pan_number = ? WHERE donor_name = ?'
      await database.client.execute({ sql, args: [stored, donorName] })
      return
    }
    const donations = database.connection.collection(slugs.donations)
    await donations.updateOne({ donorName }, { $set: { panNumber: stored } })
  })
}
