import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/**
 * Sorts pages by the id last, where their order lacks it: between rows of one value MongoDB promises no
 * order, and a row could come on two pages. Payload itself would add `createdAt` to each order, even to that
 * of the ids (`disableFallbackSort`), and then no index holds the order any longer.
 */
export function sortPages(adapter: MongooseAdapter): void {
  const { find } = adapter
  adapter.find = function findInOrder(args) {
    const sort = args.sort && [args.sort].flat()
    const needsId = sort && args.pagination !== false && !sort.some((each) => /^-?id$/.test(each))
    return find.call(adapter, needsId ? { ...args, sort: [...sort, '-id'] } : args) as never
  }
}
