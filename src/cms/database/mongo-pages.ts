import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/**
 * Adds the id to the order of each page that lacks it: MongoDB promises no order among rows of the same
 * value, so a row could show up on two pages. Payload's own addition, `createdAt`, is switched off
 * (`disableFallbackSort`): it ends every order, even that of the ids, and no index has such an order.
 */
export function sortPages(adapter: MongooseAdapter): void {
  const { find } = adapter
  adapter.find = function findInOrder(args) {
    const sort = args.sort && [args.sort].flat()
    const needsId = sort && args.pagination !== false && !sort.some((each) => /^-?id$/.test(each))
    return find.call(adapter, needsId ? { ...args, sort: [...sort, '-id'] } : args) as never
  }
}
