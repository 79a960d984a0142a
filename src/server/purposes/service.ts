import { sumByPurpose } from '@/cms/database/sums'
import type { Campaign } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { toPurposeKey } from '@/domain/purpose'
import type { PurposeDto } from '@/domain/responses/purpose'
import { fromSignedPaise } from '@/lib/money'
import { findAll } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** What an admin may record a gift for: programs that can be given for, and campaigns, also past ones. */
export async function listPurposes(): Promise<PurposeDto[]> {
  const [campaigns, programs] = await Promise.all([
    findAll({ collection: slugs.campaigns, sort: '-createdAt' }),
    findAll({
      collection: slugs.programs,
      where: { canBeGivenFor: { equals: true } },
      sort: '_order',
    }),
  ])
  return [
    ...campaigns.map((doc) => toDto('campaign', doc)),
    ...programs.map((doc) => toDto('program', doc)),
  ]
}

/** What came in for each purpose since the beginning, the largest sum first. */
export async function purposeSums() {
  const sums = await sumByPurpose(await getPayloadClient())
  return sums
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.paise - a.paise)
    .map(({ id, name, paise, count }) => ({
      name: id ? (name ?? undefined) : undefined,
      amount: fromSignedPaise(paise),
      count,
    }))
}

function toDto(
  kind: PurposeDto['kind'],
  { id, name, title }: Pick<Campaign, 'id' | 'name' | 'title'>,
): PurposeDto {
  return { key: toPurposeKey(kind, id), kind, name: name ?? '', nameHi: title?.hi || undefined }
}
