import { panKeyOf } from '@/cms/database/encryption/sealed-fields'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { financialYearPeriod } from '@/domain/financial-year'
import { isTakenBack, receivedAtOf } from '@/domain/gift-money'
import { findAll } from '../documents/records'

/** A donor who gave with a PAN in a year. */
export type YearDonor = {
  /** Name on the newest gift. */
  donorName: string
  /** Address on the newest gift that has one. */
  email?: string
  /** The newest gift. */
  donation: Donation
}

/** Returns the donors of a financial year by PAN; PANs without gifts in that year are left out. */
export async function donorsByPan(pans: string[], year: number): Promise<Map<string, YearDonor>> {
  if (pans.length === 0) return new Map()
  const { from, before } = financialYearPeriod(year)
  const gifts = await findAll({
    collection: slugs.donations,
    where: {
      and: [{ panKey: { in: pans.map(panKeyOf) } }, { testMode: { not_equals: true } }],
    },
  })
  const donors = new Map<string, YearDonor>()
  for (const gift of gifts.sort((a, b) => receivedAtOf(b).localeCompare(receivedAtOf(a)))) {
    const { donorName, email } = gift
    // Older versions stored it as typed.
    const pan = gift.panNumber?.replace(/\s/g, '').toUpperCase()
    const receivedAt = receivedAtOf(gift)
    if (!pan || isTakenBack(gift) || receivedAt < from || receivedAt >= before) continue
    const donor = donors.get(pan) ?? { donorName, donation: gift }
    donors.set(pan, { ...donor, email: donor.email ?? (email || undefined) })
  }
  return donors
}
