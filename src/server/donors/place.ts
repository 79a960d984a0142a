import { setImmediate } from 'node:timers/promises'
import { changeEach, insertMissing } from '@/cms/database/bulk-writes'
import { unplacedGifts } from '@/cms/database/queries/unplaced-gifts'
import { slugs } from '@/cms/slugs'
import { findDonor } from '@/domain/donor'
import { readDocs } from '../documents/read-docs'
import { getPayloadClient } from '../payload-client'
import { withLock } from '../with-lock'
import { findGifts, type Gift, marksOfGift } from './gifts'
import { markStale, refreshDonors, refreshStaleDonors, withDonorsLease } from './refresh'
import { type KnownPerson, type Register, readRegister } from './register'

/** Gifts per batch: about a second's work, so that no other server waits long. */
const BATCH = 250

/**
 * Finds or creates the donor of each gift that is new or has changed, in batches. Can be
 * interrupted anywhere and repeated: the rest is found again.
 */
export function placeGifts(): Promise<void> {
  return withLock('donors', async () => {
    const payload = await getPayloadClient()
    let after = ''
    for (;;) {
      const ids = await unplacedGifts(payload, { after, limit: BATCH })
      if (ids.length === 0) break
      await placeBatch(ids)
      after = ids.at(-1) ?? ''
      // SQLite answers synchronously: without a pause no request would be served meanwhile.
      await setImmediate()
    }
    await withDonorsLease(refreshStaleDonors)
  })
}

/** Does the same at once, for some gifts only. */
export async function placeBatch(ids: string[]): Promise<void> {
  await withDonorsLease(async () => {
    // Repairs what a crash left stale, such as the marks by which donors are found.
    await refreshStaleDonors()
    const gifts = await findGifts({ id: { in: ids } })
    const register = await readRegister(gifts)
    const owners = new Map(gifts.map((gift) => [gift, ownerOf(gift, register)]))
    const left = gifts.flatMap(({ donor }) => donor ?? [])
    await makeNew(register)
    // Before the gifts, so that after a crash these donors are known to be stale.
    const changed = [...left, ...[...owners.values()].flatMap((owner) => owner?.id ?? [])]
    await markStale(changed)
    await writeOwners(owners)
    await refreshDonors(changed)
  })
}

/** Returns the owner of a gift. Adds an unknown person to the register; the caller stores it. */
export function ownerOf(gift: Gift, register: Register): KnownPerson | null {
  const marks = marksOfGift(gift)
  if (!marks) return null
  const { sure } = marks
  const current = gift.donor ? register.byId.get(gift.donor) : undefined
  const found = findDonor({
    sure,
    byMark: (mark) => register.bySureMark.get(mark),
    current: current?.key,
  })
  // A donor whose only gift is corrected stays the same donor, with its notes.
  const kept = current && register.giftsOf(current.id) <= 1 ? current : null
  const owner = found ?? kept ?? newPerson(sure[0] ?? `gift:${gift.id}`, gift, register)
  // Later gifts find the owner by these.
  for (const mark of sure.filter((each) => !register.bySureMark.has(each))) {
    owner.marks.add(mark)
    register.bySureMark.set(mark, owner)
  }
  return owner
}

function newPerson(key: string, gift: Gift, register: Register): KnownPerson {
  const person = { key, id: '', marks: new Set<string>(), firstGift: gift }
  register.newPersons.push(person)
  return person
}

async function makeNew({ newPersons }: Register): Promise<void> {
  if (newPersons.length === 0) return
  const payload = await getPayloadClient()
  const numbers = newPersons.flatMap(({ firstGift }) => firstGift?.transactionId ?? [])
  const attempts = await readDocs({
    collection: slugs.transactions,
    where: { transactionId: { in: numbers } },
    fields: ['transactionId', 'language'],
  })
  const languages = new Map(attempts.map((attempt) => [attempt.transactionId, attempt.language]))
  await insertMissing(
    payload,
    slugs.donors,
    newPersons.map(({ key, firstGift }) => ({
      key,
      language: languages.get(firstGift?.transactionId ?? '') ?? null,
      giftCount: 0,
      totalPaise: 0,
      isListed: false,
      hasProposals: false,
      isStale: true,
    })),
  )
  const made = await readDocs({
    collection: slugs.donors,
    where: { key: { in: newPersons.map(({ key }) => key) } },
  })
  const ids = new Map(made.map(({ key, id }) => [key, id]))
  for (const person of newPersons) person.id = ids.get(person.key) ?? ''
}

/** A gift that changed in between is left for the next run. */
async function writeOwners(owners: Map<Gift, KnownPerson | null>): Promise<void> {
  const changes = [...owners].map(([{ id, updatedAt }, owner]) => ({
    id,
    where: { updatedAt: new Date(updatedAt) },
    data: { donor: owner?.id ?? null, donorSeenAt: new Date(updatedAt) },
  }))
  await changeEach(await getPayloadClient(), slugs.donations, changes)
}
