import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import { readPurposeKey, toPurposeKey } from '@/domain/purpose'
import type { UpdateReachDto } from '@/domain/responses/updates'
import { countAll, findAll, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { giversOf } from './mailings'

/**
 * Returns how many donors the updates of a program or campaign have reached, and how many one would
 * reach now.
 * @param of its purpose key: `program:<id>` or `campaign:<id>`.
 * @throws ApiError 404 if there is no such program or campaign.
 */
export async function updateReach(of: string): Promise<UpdateReachDto> {
  const named = readPurposeKey(of)
  if (!named) throw new ApiError(404, messages.notFound)
  await requireById(named.kind === 'program' ? slugs.programs : slugs.campaigns, named.id)
  const [agreed, givers, all] = await Promise.all([
    findAll({ collection: slugs.mailPreferences, where: { wantsUpdates: { equals: true } } }),
    giversOf({ ...named, withUnrestricted: false }),
    giversOf({ ...named, withUnrestricted: true }),
  ])
  const count = (addresses: Set<string>) =>
    agreed.filter(({ email }) => addresses.has(email)).length
  return {
    givers: count(givers),
    withUnrestricted: count(all),
    mailings: await mailingsOf(toPurposeKey(named.kind, named.id)),
  }
}

async function mailingsOf(of: string): Promise<UpdateReachDto['mailings']> {
  const mailings = await findAll({
    collection: slugs.updateMailings,
    where: { key: { contains: `${of}:` } },
  })
  return Promise.all(
    mailings
      .filter(({ key }) => key.startsWith(`${of}:`))
      .map(async ({ key, doneAt, createdAt }) => ({
        rowId: key.slice(of.length + 1),
        reached: await countAll({ collection: slugs.mails, where: { mailing: { equals: key } } }),
        isDone: Boolean(doneAt),
        begunAt: createdAt,
      })),
  )
}
