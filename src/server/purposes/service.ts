import type { Campaign } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { toPurposeKey } from '@/domain/purpose'
import type { PurposeDto } from '@/domain/responses/purpose'
import { findAll } from '../documents/records'

/**
 * Lists what an admin may record a gift for: programs that can be given for, and campaigns,
 * including past ones.
 */
export async function listPurposes(): Promise<PurposeDto[]> {
  const [campaigns, programs] = await Promise.all([
    findAll({ collection: slugs.campaigns, sort: '-createdAt' }),
    findAll({
      collection: slugs.programs,
      where: { canBeGivenFor: { equals: true } },
      sort: '_order',
    }),
  ])
  const purposes = [
    ...campaigns.map((doc) => toDto('campaign', doc)),
    ...programs.map((doc) => toDto('program', doc)),
  ]
  // A draft may have no title yet.
  return purposes.filter(({ name }) => name)
}

function toDto(
  kind: PurposeDto['kind'],
  { id, name, title }: Pick<Campaign, 'id' | 'name' | 'title'>,
): PurposeDto {
  return { key: toPurposeKey(kind, id), kind, name: name ?? '', nameHi: title?.hi || undefined }
}
