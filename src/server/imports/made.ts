import type { Where } from 'payload'
import type { Import } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { inChunks } from '@/lib/in-chunks'
import { renewGiftFigures } from '../campaigns/renew-figures'
import { VALUES_PER_QUERY } from '../documents/conditions'
import { readDocs } from '../documents/read-docs'
import { markStale } from '../donors/refresh'
import { getPayloadClient } from '../payload-client'
import { collectionOf, columnsOf } from './documents'

/** The records that an import created, and which of them somebody has changed since. */
export type Made = {
  /** The keys of its rows (`rowKey`). */
  keys: Set<string>
  paise: number
  /** Names on the changed records. */
  changed: string[]
}

/** Finds the records that an import created and that still exist, including those in the trash. */
export async function findMade({
  id,
  subject,
  confirmedAt,
}: Pick<Import, 'id' | 'subject' | 'confirmedAt'>): Promise<Made> {
  const records = subject === 'gifts' ? await madeGifts(id) : await madeVolunteers(id)
  const helpers = subject === 'volunteers' ? await helpersOf(id) : []
  const isChanged = ({ id, updatedAt }: MadeRecord) =>
    new Date(updatedAt).getTime() !== new Date(confirmedAt ?? 0).getTime() || helpers.includes(id)
  return {
    keys: new Set(records.map(({ key }) => key)),
    paise: records.reduce((sum, { paise }) => sum + paise, 0),
    changed: records.filter(isChanged).map(({ name }) => name),
  }
}

/** Renews the pages that show sums of gifts, after an import or its undoing. */
export async function renewFigures(doc: Import): Promise<void> {
  if (doc.subject !== 'gifts') return
  // If the file has purposes, any campaign may be affected.
  const { purpose, campaign } = columnsOf(doc)
  const hasPurposes = purpose !== undefined || campaign !== undefined
  await renewGiftFigures({ campaign: hasPurposes ? 'any' : null })
}

/**
 * Deletes what an import created and nobody has changed since, and its reservations. Call it
 * within `withLongDonorsLease`, for volunteers within `withHoursLease`.
 */
export async function removeMade({
  id,
  subject,
  confirmedAt,
}: Pick<Import, 'id' | 'subject' | 'confirmedAt'>): Promise<void> {
  const payload = await getPayloadClient()
  const donors = subject === 'gifts' ? await donorsOf(id) : []
  // The donor timer removes donors without other gifts. Marked before, in case of a crash, and
  // again afterwards.
  await markStale(donors)
  if (subject === 'gifts') {
    // First, because after a crash the gifts still tell what was reserved for them.
    const { keys } = await findMade({ id, subject, confirmedAt })
    for (const holders of inChunks([...keys], VALUES_PER_QUERY)) {
      await payload.db.deleteMany({
        collection: slugs.countedTransfers,
        where: { holder: { in: holders } },
      })
    }
  }
  // Compared and deleted in one statement: a concurrent correction keeps its gift.
  await payload.db.deleteMany({
    collection: collectionOf(subject),
    where: {
      and: [madeBy(id), { updatedAt: { equals: confirmedAt } }],
    },
  })
  await markStale(donors)
}

/**
 * Finds the volunteers of an import who have helped. Their hours are stored separately, so
 * `updatedAt` does not show it.
 */
async function helpersOf(id: string): Promise<string[]> {
  const docs = await readDocs({
    collection: slugs.volunteers,
    where: madeBy(id),
    fields: ['id'],
  })
  const helpers = new Set<string>()
  for (const volunteers of inChunks(docs, VALUES_PER_QUERY)) {
    const ids = volunteers.map((volunteer) => volunteer.id)
    const hours = await readDocs({
      collection: slugs.volunteerHours,
      where: { volunteer: { in: ids } },
      fields: ['volunteer'],
    })
    for (const { volunteer } of hours) helpers.add(volunteer)
  }
  return [...helpers]
}

async function donorsOf(id: string): Promise<string[]> {
  const docs = await readDocs({
    collection: slugs.donations,
    where: madeBy(id),
    fields: ['donor'],
  })
  return [...new Set(docs.flatMap(({ donor }) => donor ?? []))]
}

/** `key` is that of its row (`rowKey`). */
type MadeRecord = { id: string; key: string; name: string; paise: number; updatedAt: string }

async function madeGifts(importId: string): Promise<MadeRecord[]> {
  const docs = await readDocs({
    collection: slugs.donations,
    where: madeBy(importId),
    fields: ['transactionId', 'amountPaise', 'donorName', 'updatedAt'],
  })
  return docs.map(({ id, transactionId, amountPaise, donorName, updatedAt }) => ({
    id,
    key: transactionId ?? '',
    name: donorName,
    paise: amountPaise,
    updatedAt,
  }))
}

async function madeVolunteers(importId: string): Promise<MadeRecord[]> {
  const docs = await readDocs({
    collection: slugs.volunteers,
    where: madeBy(importId),
    fields: ['importKey', 'firstName', 'lastName', 'updatedAt'],
  })
  return docs.map(({ id, importKey, firstName, lastName, updatedAt }) => ({
    id,
    key: importKey ?? '',
    name: `${firstName} ${lastName}`,
    paise: 0,
    updatedAt,
  }))
}

function madeBy(id: string): Where {
  return { importBatch: { equals: id } }
}
