import { firstDonationMonth, sumByPurpose } from '@/cms/database/queries/sums'
import type { Locale } from '@/content/locale'
import { financialYearOf, financialYearPeriod } from '@/domain/financial-year'
import { type PurposeKind, toPurposeKey } from '@/domain/purpose'
import { plainText } from '@/lib/plain-text'
import { cachedRead } from '../cached-read'
import { listRunningCampaigns } from '../campaigns/page-data'
import { BOOKS } from '../campaigns/renew-figures'
import { listPrograms } from '../pages/items'
import { getPayloadClient } from '../payload-client'
import { purposeNameIn } from './names'

/** An option that a donor may choose on Donate: see src/features/donation/purpose-choice.tsx. */
export type PurposeOption = {
  /** In the format of a gift's `givenFor`. */
  key: string
  kind: PurposeKind
  /** The last part of its page's address, by which links select it. */
  address: string
  name: string
  /** Campaigns only: the key of the program that a monthly gift goes to. */
  programKey: string | null
}

/** Lists the running campaigns, and the programs that can be given for. */
export async function listPurposeOptions(locale: Locale): Promise<PurposeOption[]> {
  const [campaigns, programs] = await Promise.all([
    listRunningCampaigns(locale),
    listPrograms(locale),
  ])
  const offered = programs.filter(({ canBeGivenFor }) => canBeGivenFor)
  return [
    ...campaigns.map(({ documentId, id, title, program }) => ({
      key: toPurposeKey('campaign', documentId),
      kind: 'campaign' as const,
      address: id,
      name: plainText(title),
      programKey: offered.some((one) => one.documentId === program?.id)
        ? toPurposeKey('program', program?.id ?? '')
        : null,
    })),
    ...offered.map(({ documentId, id, title }) => ({
      key: toPurposeKey('program', documentId),
      kind: 'program' as const,
      address: id,
      name: plainText(title),
      programKey: null,
    })),
  ]
}

/** What came in for each purpose in a financial year, in paise, largest sum first. */
export type YearOfGifts = {
  /** The year in which it begins. */
  year: number
  /** `name` is null for gifts that go where they are needed most. */
  purposes: { name: string | null; paise: number }[]
}

/** Lists the financial years in which something came in, newest first. */
export async function listReceived(locale: Locale): Promise<YearOfGifts[]> {
  const [years, programs] = await Promise.all([receivedByYear(), listPrograms(locale)])
  const names = new Map(programs.map(({ documentId, title }) => [documentId, plainText(title)]))
  for (const { id, name } of years.flatMap(({ sums }) => sums)) {
    if (!id || names.has(id)) continue
    // Its program is no longer on the site.
    const known = await purposeNameIn({ purpose: id, purposeName: name ?? undefined }, locale)
    if (known) names.set(id, known)
  }
  return years.map(({ year, sums }) => ({
    year,
    purposes: sums.map(({ id, paise }) => ({ paise, name: names.get(id ?? '') ?? null })),
  }))
}

const receivedByYear = cachedRead('received-by-year', [BOOKS], async () => {
  const payload = await getPayloadClient()
  const first = await firstDonationMonth(payload)
  if (!first) return []
  const now = financialYearOf(new Date())
  const count = now - financialYearOf(new Date(`${first}-01`)) + 1
  const years = Array.from({ length: Math.max(0, count) }, (_, back) => now - back)
  const all = await Promise.all(
    years.map(async (year) => {
      const sums = await sumByPurpose(payload, financialYearPeriod(year))
      const received = sums.filter(({ paise }) => paise > 0).sort((a, b) => b.paise - a.paise)
      return {
        year,
        sums: received.map(({ id, name = null, paise }) => ({ id, name, paise })),
      }
    }),
  )
  return all.filter(({ sums }) => sums.length > 0)
})
