import * as z from 'zod/mini'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type Locale, locales } from '@/content/locale'
import { wordingOn } from '@/domain/receipt'
import { approvalOn } from '@/domain/tax-approval'
import { indianDayOf } from '@/lib/dates'
import { textIn } from '@/lib/locale'
import { eitherLanguage } from '../documents/either-language'
import { getPayloadClient } from '../payload-client'
import { toGivenFor } from '../purposes/given-for'
import { purposeNameIn } from '../purposes/names'
import { approvalsOf, registration12aOn, STANDING_FIELDS } from '../tax-approvals/approvals'

const words = z.nullable(z.string())
const issuer = z.object({
  name: z.string(),
  address: words,
  phone: words,
  email: words,
  pan: words,
  registrationNumber: words,
  registration80g: words,
  validity80g: words,
  registration12a: words,
  darpanId: words,
  /** What the gift is for; null if it goes where it is needed most. */
  purpose: words,
  /** From the wording in force on the day of the gift; null if the editors wrote none. */
  statement: words,
  signatory: words,
  designation: words,
})

/** What a receipt says besides the facts of the gift, in both languages, as of its issue. */
export const printedSchema = z.object({ en: issuer, hi: issuer })
export type Printed = z.output<typeof printedSchema>
export type PrintedTexts = Printed[Locale]

/** The settings that a receipt prints; reading all would join many more tables. */
const SETTINGS = {
  foundationName: true,
  address: true,
  phone: true,
  email: true,
  pan: true,
  registrationNumber: true,
  ...STANDING_FIELDS,
  darpanId: true,
  receiptWordings: true,
} as const

/**
 * Returns what a receipt for this donation would say now; wording, 80G approval and 12A registration are
 * those of its day.
 * @param receivedAt when the money came in.
 */
export async function readPrinted(donation: Donation, receivedAt: Date): Promise<Printed> {
  const [en, hi] = await Promise.all(
    locales.map((locale) => readTexts(locale, donation, indianDayOf(receivedAt))),
  )
  return printedSchema.parse({ en, hi })
}

async function readTexts(locale: Locale, donation: Donation, day: string): Promise<PrintedTexts> {
  const payload = await getPayloadClient()
  const settings = await payload.findGlobal({
    slug: slugs.siteSettings,
    locale,
    ...eitherLanguage,
    depth: 0,
    select: SETTINGS,
    overrideAccess: true,
  })
  const wordings = (settings.receiptWordings ?? []).map(({ validFrom, ...wording }) => ({
    ...wording,
    from: indianDayOf(new Date(validFrom)),
  }))
  const wording = wordingOn(wordings, day)
  const approvals = approvalsOf(settings)
  const approval = approvalOn(approvals, day)
  // A wording from a time with an approval may mention it.
  const mayUseStatement = approval || (wording && !approvalOn(approvals, wording.from))
  return {
    name: settings.foundationName,
    address: settings.address || null,
    phone: settings.phone || null,
    email: settings.email || null,
    pan: settings.pan || null,
    registrationNumber: settings.registrationNumber || null,
    registration80g: approval?.number ?? null,
    validity80g: approval?.validity ?? null,
    registration12a: registration12aOn(settings, day),
    darpanId: settings.darpanId || null,
    purpose: await purposeNameIn(toGivenFor(donation), locale),
    statement: mayUseStatement ? textIn(wording?.statement, locale) || null : null,
    signatory: textIn(wording?.signatory, locale) || null,
    designation: textIn(wording?.designation, locale) || null,
  }
}
