import type { Campaign, Program } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { campaignMoments } from '@/domain/campaign'
import { messages } from '@/domain/messages'
import { purposeKeyOf, readPurposeKey } from '@/domain/purpose'
import { idOf } from '@/lib/id-of'
import { findAll, findById } from '../documents/records'
import { ApiError } from '../http/api-error'

/** What a gift is for, as stored with it; empty if it goes where it is needed most. */
export type GivenForColumns = {
  purpose?: string
  purposeName?: string
  campaign?: string
  campaignName?: string
}

/**
 * Who chooses. A donor about to pay chooses from what is offered now; one who has already paid, and
 * an admin, may also choose what is over, or in the trash: a printed QR code outlives its campaign.
 */
type Choice = 'offered' | 'any'

/**
 * Resolves the purpose key of a form or call.
 * @throws ApiError 400 if it cannot be chosen.
 */
export async function findGivenFor(
  key: string | undefined,
  choice: Choice,
): Promise<GivenForColumns> {
  if (!key) return {}
  const named = readPurposeKey(key)
  const query = { where: { id: { equals: named?.id ?? '' } }, trash: choice === 'any' }
  if (named?.kind === 'program') {
    const [program] = await findAll({ collection: slugs.programs, ...query })
    if (!program || (choice === 'offered' && !isOffered(program))) throw unknownPurpose()
    return programColumns(program)
  }
  const [campaign] = named ? await findAll({ collection: slugs.campaigns, ...query }) : []
  if (!campaign || (choice === 'offered' && !isOpen(campaign, new Date()))) throw unknownPurpose()
  const program = await programOf(campaign)
  return {
    ...(program && programColumns(program)),
    campaign: campaign.id,
    campaignName: campaign.name ?? '',
  }
}

/**
 * Does the same for a monthly gift. It outlives a campaign, so if given for one, it is for that
 * campaign's program.
 * @throws ApiError 400 if it cannot be chosen.
 */
export async function findMonthlyGivenFor(key: string | undefined): Promise<GivenForColumns> {
  const { purpose, purposeName } = await findGivenFor(key, 'offered')
  return { purpose, purposeName }
}

/**
 * Like `findGivenFor`, for an attempt that may already exist: its purpose stays valid even if it is
 * no longer offered.
 */
export async function findGivenForAgain(
  key: string | undefined,
  known: StoredGivenFor | null,
): Promise<GivenForColumns> {
  if (known && key && purposeKeyOf(known) === key) return toGivenFor(known)
  return findGivenFor(key, 'offered')
}

type StoredGivenFor = { [Column in keyof GivenForColumns]: string | null }

/** Returns what a stored gift is for, to store it with another one. */
export function toGivenFor(stored: StoredGivenFor): GivenForColumns {
  const { purpose, purposeName, campaign, campaignName } = stored
  return {
    purpose: purpose ?? undefined,
    purposeName: purposeName ?? undefined,
    campaign: campaign ?? undefined,
    campaignName: campaignName ?? undefined,
  }
}

function isOffered({ canBeGivenFor, _status }: Program): boolean {
  return Boolean(canBeGivenFor) && _status === 'published'
}

/** Whether a campaign is in its period. A reached goal does not close it: a donor may have begun. */
function isOpen({ startsOn, endsOn, _status }: Campaign, now: Date): boolean {
  if (!startsOn || !endsOn || _status !== 'published') return false
  const [from, before] = campaignMoments({ startsOn, endsOn })
  return from <= now.getTime() && now.getTime() < before
}

function programColumns(program: Program): GivenForColumns {
  return { purpose: program.id, purposeName: program.name ?? '' }
}

function programOf({ program }: Campaign): Promise<Program | null> {
  const id = idOf(program)
  return id ? findById(slugs.programs, id) : Promise.resolve(null)
}

function unknownPurpose(): ApiError {
  return new ApiError(400, messages.purposeUnknown, {
    errors: { givenFor: messages.purposeUnknown },
  })
}
