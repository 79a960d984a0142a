import { slugs } from '@/cms/slugs'
import { changeById, findAll } from '../documents/records'
import { eraseNames } from './erase-names'

/**
 * Removes a person's names from stored refusals: one of a gift with the same reference names who gave the other.
 * Call it before their records lose the names.
 */
export async function forgetInRefusals(names: string[]): Promise<void> {
  const requests = await findAll({
    collection: slugs.moneyRequests,
    where: { refusal: { contains: ' is counted already' } },
    select: { refusal: true },
  })
  for (const { id, refusal } of requests) {
    const without = eraseNames(refusal ?? '', names)
    if (without === refusal) continue
    await changeById(slugs.moneyRequests, id, { refusal: without })
  }
}
