import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter, Where } from 'payload'
import { MINUTE_MS } from '@/domain/durations'
import { slugs } from '../../slugs'
import { touchMonths } from './months'

type Writes = Pick<
  BaseDatabaseAdapter,
  'create' | 'updateOne' | 'updateMany' | 'deleteOne' | 'deleteMany'
>
type Dated = { receivedAt?: string | Date | null; createdAt?: string | Date | null }

/**
 * Does on MongoDB what triggers and partial indexes do on SQLite. Before a donation is written, its months
 * are marked as stale, so that their sums are recomputed (mongo/months.ts); a change clears `donorSeenAt`,
 * so that its donor is determined again (unplaced-gifts.ts). Wraps the adapter, as sealed-fields.ts does,
 * since many writes bypass hooks.
 */
export function followDonations(adapter: MongooseAdapter): void {
  const { create, updateOne, updateMany, deleteOne, deleteMany } = adapter
  const find = async (where: Where): Promise<Dated[]> => {
    const { docs } = await adapter.find<Dated & { id: string }>({
      collection: slugs.donations,
      where,
      pagination: false,
      select: { receivedAt: true, createdAt: true },
    })
    return docs
  }
  const touch = (gifts: Dated[]) => touchMonths(adapter.connection, gifts.flatMap(momentsOf))
  const followed: Writes = {
    create: async (args) => {
      if (isDonation(args)) await touch(datesOfNew(args.data))
      return create.call(adapter, args)
    },
    updateOne: async (args) => {
      if (!isDonation(args)) return updateOne.call(adapter, args)
      await touch([...(await find(args.where ?? { id: { equals: args.id } })), args.data])
      return updateOne.call(adapter, { ...args, data: { ...args.data, donorSeenAt: null } })
    },
    updateMany: async (args) => {
      if (!isDonation(args)) return updateMany.call(adapter, args)
      await touch([...(await find(args.where)), args.data])
      return updateMany.call(adapter, { ...args, data: { ...args.data, donorSeenAt: null } })
    },
    deleteOne: async (args) => {
      if (isDonation(args)) await touch(await find(args.where))
      return deleteOne.call(adapter, args)
    },
    deleteMany: async (args) => {
      if (isDonation(args)) await touch(await find(args.where))
      return deleteMany.call(adapter, args)
    },
  }
  Object.assign(adapter, followed)
}

function isDonation({ collection }: { collection: string }): boolean {
  return collection === slugs.donations
}

/** Returns both moments: a change may remove the day received, and then the day of entry counts. */
function momentsOf({ receivedAt, createdAt }: Dated): Date[] {
  return [receivedAt, createdAt].flatMap((moment) => (moment ? new Date(moment) : []))
}

function datesOfNew({ receivedAt, createdAt }: Dated): Dated[] {
  if (receivedAt) return [{ receivedAt }]
  const now = Date.now()
  // The month may end between marking and creating the gift.
  return [{ createdAt: createdAt ?? new Date(now) }, { createdAt: new Date(now + MINUTE_MS) }]
}
