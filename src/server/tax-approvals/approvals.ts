import type { SiteSetting } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { approvalOn, type TaxApproval, type TaxRegistration } from '@/domain/tax-approval'
import { indianDayOf } from '@/lib/dates'
import { getPayloadClient } from '../payload-client'

/** The settings about 80G approvals and the 12A registration; reading all would join many more tables. */
export const STANDING_FIELDS = {
  registration80g: true,
  validity80g: true,
  approved80gOn: true,
  from80g: true,
  until80g: true,
  earlier80g: true,
  registration12a: true,
  from12a: true,
  until12a: true,
  earlier12a: true,
} as const

type Settings = Pick<SiteSetting, keyof typeof STANDING_FIELDS>

/** Returns the approvals under section 80G in the settings, the current one and earlier ones. */
export function approvalsOf(settings: Settings): TaxApproval[] {
  const { registration80g, validity80g, approved80gOn, from80g, until80g } = settings
  const present = {
    number: registration80g,
    validity: validity80g,
    issuedOn: approved80gOn,
    from: from80g,
    until: until80g,
  }
  return [present, ...(settings.earlier80g ?? [])].flatMap((each) => {
    const registration = registrationOf(each)
    if (!registration) return []
    return {
      ...registration,
      validity: each.validity || null,
      issuedOn: dayOf(each.issuedOn),
    }
  })
}

/** Returns the number of the 12A registration in force on a day, or null. */
export function registration12aOn(settings: Settings, day: string): string | null {
  const { registration12a, from12a, until12a, earlier12a } = settings
  const present = { number: registration12a, from: from12a, until: until12a }
  const registrations = [present, ...(earlier12a ?? [])].flatMap(
    (each) => registrationOf(each) ?? [],
  )
  return approvalOn(registrations, day)?.number ?? null
}

/** Returns null if no number was entered. */
function registrationOf({
  number,
  from,
  until,
}: Partial<Record<keyof TaxRegistration, string | null>>): TaxRegistration | null {
  const entered = number?.trim()
  return entered ? { number: entered, from: dayOf(from), until: dayOf(until) } : null
}

/** Reads the settings about 80G and 12A. */
export async function readStandings(): Promise<Settings> {
  const payload = await getPayloadClient()
  return payload.findGlobal({
    slug: slugs.siteSettings,
    depth: 0,
    select: STANDING_FIELDS,
    overrideAccess: true,
  })
}

/** Like `approvalsOf`, from the current settings. */
export async function readApprovals(): Promise<TaxApproval[]> {
  return approvalsOf(await readStandings())
}

/** Returns the approval that covers a day, such as '2026-03-31'; null if none does. */
export async function readApprovalOn(day: string): Promise<TaxApproval | null> {
  return approvalOn(await readApprovals(), day)
}

/** Returns the Indian day of a date in the settings. */
export function dayOf(date: string | null | undefined): string | null {
  return date ? indianDayOf(new Date(date)) : null
}
