import { MY_GIVING_PATH } from '@/content/paths'
import type { MyGivingDto } from '@/domain/responses/my-giving'
import type { ReturnedForm } from '@/domain/returned-form'
import { getEnv, hasMailServer } from '@/env'
import { readReturnedForm } from '../http/returned-form'
import { findDonorEmail, hasRequestedCode } from './logins'
import { getMyGiving } from './own-gifts'

/** Where the form 'tax-details' of routes.ts is shown again. */
const TAX_DETAILS_FAILED = `${MY_GIVING_PATH}#tax-details-failed`

/** What the page shows: the donor's gifts, or the login. */
export type MyGivingState =
  /** `returned`: PAN and address as refused. */
  | { kind: 'open'; giving: MyGivingDto; returned: ReturnedForm | null }
  /** `hasRequestedCode`: this browser is waiting for a code. */
  | { kind: 'closed'; hasRequestedCode: boolean; canSendLinks: boolean }

/** Returns which of its steps the page shows: each has its own title. */
export async function readMyGivingStep(headers: Headers): Promise<'closed' | 'asked' | 'open'> {
  if (await findDonorEmail(headers)) return 'open'
  return hasRequestedCode(headers) ? 'asked' : 'closed'
}

/** Returns what belongs to the donor of this session, for the page. */
export async function readMyGiving(headers: Headers): Promise<MyGivingState> {
  const email = await findDonorEmail(headers)
  if (email) {
    const returned = readReturnedForm(headers, TAX_DETAILS_FAILED)
    return { kind: 'open', giving: await getMyGiving(email), returned }
  }
  return {
    kind: 'closed',
    hasRequestedCode: hasRequestedCode(headers),
    canSendLinks: hasMailServer(getEnv()),
  }
}
