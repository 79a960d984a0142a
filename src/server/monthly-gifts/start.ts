import { randomUUID } from 'node:crypto'
import { withLongLease } from '@/cms/database/lease'
import type { Subscription } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { CURRENCY } from '@/domain/donation'
import { messages } from '@/domain/messages'
import {
  AUTHORISE_WITHIN_MS,
  type GatewaySubscription,
  MONTHLY_CHARGES,
  type MonthlyGiftInput,
  type Takeover,
} from '@/domain/monthly-gift'
import type { MandateStartDto } from '@/domain/responses/monthly-gift'
import { newHexNumber } from '@/lib/hex-number'
import { toPaise } from '@/lib/money'
import { createIfAbsent } from '../documents/create-if-absent'
import { findFirst } from '../documents/records'
import { ApiError, isApiError } from '../http/api-error'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'
import { donorDetails } from '../payments/donor-details'
import { isGatewayError, isNotEnabled } from '../payments/gateway/gateway'
import { type GatewayAccount, requireOpenGateway } from '../payments/gateway/gateway-settings'
import { findMonthlyGivenFor, type GivenForColumns } from '../purposes/given-for'
import { withLock } from '../with-lock'
import { findMandate, nextMandateCheckAt, noteOnMandate } from './mandates'
import { noteMandates } from './ways'

const START_FAILED = 'Failed to set up the monthly gift'

/** The mandate that a new one replaces, and what it takes over. */
export type Replacement = {
  replaces: string
  takeover: Takeover
  givenFor: GivenForColumns
  /** The declaration of citizenship, the consent to news and the privacy notice, as of then. */
  agreement: Pick<
    Subscription,
    'citizenDeclaredAt' | 'updatesAgreedAt' | 'updatesWords' | 'noticeVersion' | 'noticeAt'
  >
}

/**
 * Starts a monthly gift: a subscription at the gateway that the donor then authorises in the
 * payment window. Called again with the same `attemptId` (a double click, a retry after a lost
 * response), it returns the same subscription.
 * @throws ApiError 400 if its purpose can no longer be chosen; 503 if no gateway is set up, or with
 * the code `no-mandates` if the account has no Subscriptions; 502 if the gateway fails; 409 if the
 * attempt was about something else.
 */
export async function startMonthlyGift(
  { attemptId = randomUUID(), ...input }: MonthlyGiftInput,
  language: Locale,
  replacement?: Replacement,
): Promise<MandateStartDto> {
  const account = await requireOpenGateway()
  return withLock(`monthly gift ${attemptId}`, async () => {
    const { gift, isNew } = await openGift(attemptId, input, { language, account, replacement })
    const authoriseBy = replacement?.takeover.authoriseBy
    const subscriptionId =
      gift.subscriptionId ?? (await subscribe(gift, { isNew, account, authoriseBy }))
    return {
      keyId: account.keyId,
      amount: gift.amountPaise,
      currency: CURRENCY,
      subscriptionId,
      monthlyGiftId: gift.number,
    }
  })
}

type Context = { language: Locale; account: GatewayAccount; replacement?: Replacement }

/** Returns the monthly gift of the browser's attempt, created if missing. */
async function openGift(
  attemptId: string,
  input: Omit<MonthlyGiftInput, 'attemptId'>,
  { language, account, replacement }: Context,
): Promise<{ gift: Subscription; isNew: boolean }> {
  const amountPaise = toPaise(input.amount)
  const givenFor = replacement?.givenFor ?? (await findMonthlyGivenFor(input.givenFor))
  const now = new Date()
  const made = await createIfAbsent({
    collection: slugs.subscriptions,
    key: 'attemptId',
    data: {
      attemptId,
      number: newHexNumber(),
      amountPaise,
      status: 'starting',
      paidCount: 0,
      donorName: input.donorName,
      email: input.email,
      phone: input.phone,
      message: input.message,
      ...donorDetails(input),
      ...replacement?.agreement,
      ...givenFor,
      language,
      testMode: account.isTest,
      keyId: account.keyId,
      replaces: replacement?.replaces,
      startAt: replacement?.takeover.startAt?.toISOString(),
      revision: 0,
      isBooked: true,
      nextCheckAt: new Date(now.getTime() + AUTHORISE_WITHIN_MS).toISOString(),
    },
  })
  if (made) return { gift: made, isNew: true }
  const known = await findMandate({ attemptId: { equals: attemptId } })
  const isSame =
    known?.amountPaise === amountPaise &&
    known.email === input.email &&
    known.testMode === account.isTest &&
    (known.purpose ?? undefined) === givenFor.purpose
  const isOpen = known?.status === 'starting' || known?.status === 'created'
  if (!known || !isSame || !isOpen) throw new ApiError(409, messages.attemptUsed)
  return { gift: known, isNew: false }
}

type SubscriptionRequest = {
  isNew: boolean
  account: GatewayAccount
  authoriseBy: Date | undefined
}

async function subscribe(gift: Subscription, request: SubscriptionRequest): Promise<string> {
  const { account } = request
  try {
    const planId = gift.planId ?? (await planFor(gift.amountPaise, account))
    // Stored before the gateway is asked, so that a subscription whose response was lost can be
    // found by its plan.
    const planned = gift.planId ? gift : ((await noteOnMandate(gift, { planId })) ?? gift)
    const made = await askForSubscription({ ...planned, planId }, request)
    const changed = await noteOnMandate(planned, {
      subscriptionId: made.id,
      status: made.status,
      hostedUrl: made.hostedUrl,
      chargeAt: made.chargeAt,
      nextCheckAt: nextMandateCheckAt({ ...planned, status: made.status }),
    })
    // If another server was faster with the same attempt, its subscription is the one that counts.
    const stored = changed ?? (await findMandate({ id: { equals: gift.id } }))
    if (!stored?.subscriptionId) throw new ApiError(502, START_FAILED)
    return stored.subscriptionId
  } catch (error) {
    if (isApiError(error)) throw error
    if (isNotEnabled(error)) {
      await noteMandates(account, false)
      throw new ApiError(503, messages.mandatesOff, { code: 'no-mandates' })
    }
    logError('The gateway did not confirm a subscription', error, {
      reason: isGatewayError(error) ? error.failure : 'unknown',
    })
    throw new ApiError(502, START_FAILED)
  }
}

/** An earlier attempt may have created it and lost the response: then it is found by our number. */
async function askForSubscription(
  { number, startAt, planId }: Pick<Subscription, 'number' | 'startAt'> & { planId: string },
  { isNew, account: { gateway }, authoriseBy }: SubscriptionRequest,
): Promise<GatewaySubscription> {
  const known = isNew ? null : await gateway.findSubscription({ planId, number })
  if (known) return known
  return gateway.createSubscription({
    planId,
    number,
    totalCount: MONTHLY_CHARGES,
    ...(startAt
      ? { startAt: new Date(startAt) }
      : { expireBy: authoriseBy ?? new Date(Date.now() + AUTHORISE_WITHIN_MS) }),
  })
}

/** Returns the gateway's plan for an amount, created once per pair of keys across all servers. */
async function planFor(amountPaise: number, { gateway, keyId }: GatewayAccount): Promise<string> {
  const key = `${keyId}:${amountPaise}`
  const find = () => findFirst(slugs.gatewayPlans, { key: { equals: key } })
  const known = await find()
  if (known) return known.planId
  return withLongLease(await getPayloadClient(), `plan ${key}`, async () => {
    const meanwhile = await find()
    if (meanwhile) return meanwhile.planId
    // It may exist: its response was lost, or an earlier database of this site created it.
    const planId =
      (await gateway.findPlan({ amountPaise })) ?? (await gateway.createPlan({ amountPaise }))
    const made = await createIfAbsent({
      collection: slugs.gatewayPlans,
      key: 'key',
      data: { key, planId },
    })
    return made?.planId ?? (await find())?.planId ?? planId
  })
}
