import { MY_GIVING_PATH } from '@/content/paths'
import type { MyGivingDto } from '@/domain/responses/my-giving'
import type { ReturnedForm } from '@/domain/returned-form'
import { readReturnedForm } from '../http/returned-form'
import { canSendLinks, findDonor, hasAsked } from './logins'
import { getMyGiving } from './own-gifts'

/** Where `form('tax-details')` of routes.ts is shown again. */
const TAX_DETAILS_FAILED = `${MY_GIVING_PATH}#tax-details-failed`

/** What the page shows: own gifts, or the way in. */
export type MyGivingState =
  /** `returned`: PAN and address as they were refused. */
  | { kind: 'open'; giving: MyGivingDto; returned: ReturnedForm | null }
  /** `hasAsked`: this browser waits for a code. */
  | { kind: 'closed'; hasAsked: boolean; canSendLinks: boolean }

/** Which of its steps the page shows: each has its own title. */
export async function readMyGivingStep(headers: Headers): Promise<'closed' | 'asked' | 'open'> {
  if (await findDonor(headers)) return 'open'
  return hasAsked(headers) ? 'asked' : 'closed'
}

/** What belongs to the donor behind a request's headers, for the page. */
export async function readMyGiving(headers: Headers): Promise<MyGivingState> {
  const email = await findDonor(headers)
  if (email) {
    const returned = readReturnedForm(headers, TAX_DETAILS_FAILED)
    return { kind: 'open', giving: await getMyGiving(email), returned }
  }
  return { kind: 'closed', hasAsked: hasAsked(headers), canSendLinks: canSendLinks() }
}
