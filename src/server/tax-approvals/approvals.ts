import type { SiteSetting } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { approvalOn, type TaxApproval } from '@/domain/tax-approval'
import { indianDayOf } from '@/lib/dates'
import { getPayloadClient } from '../payload-client'

/** The settings about approvals; reading all would join many more tables. */
export const APPROVAL_FIELDS = {
  registration80g: true,
  validity80g: true,
  approved80gOn: true,
  from80g: true,
  until80g: true,
  earlier80g: true,
} as const

type Settings = Pick<SiteSetting, keyof typeof APPROVAL_FIELDS>

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
    const number = each.number?.trim()
    if (!number) return []
    return {
      number,
      validity: each.validity || null,
      issuedOn: dayOf(each.issuedOn),
      from: dayOf(each.from),
      until: dayOf(each.until),
    }
  })
}

/** Like `approvalsOf`, from the current settings. */
export async function readApprovals(): Promise<TaxApproval[]> {
  const payload = await getPayloadClient()
  const settings = await payload.findGlobal({
    slug: slugs.siteSettings,
    depth: 0,
    select: APPROVAL_FIELDS,
    overrideAccess: true,
  })
  return approvalsOf(settings)
}

/** Returns the approval that covers a day, such as '2026-03-31'; null if none does. */
export async function readApprovalOn(day: string): Promise<TaxApproval | null> {
  return approvalOn(await readApprovals(), day)
}

/** Returns the Indian day of a date in the settings. */
export function dayOf(date: string | null | undefined): string | null {
  return date ? indianDayOf(new Date(date)) : null
}
