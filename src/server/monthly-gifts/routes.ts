import * as z from 'zod/mini'
import { datedListQuery } from '@/domain/list-query'
import { localeQuery } from '@/domain/locale-query'
import { messages } from '@/domain/messages'
import {
  changeAmountForm,
  MY_GIFT_FAILED,
  mandateStatuses,
  monthlyGiftForm,
  pledgeStatuses,
  verifyMandateForm,
} from '@/domain/monthly-gift'
import { ignoreForm } from '@/domain/payment-decisions'
import {
  adminMandateResponse,
  adminPledgeResponse,
  mandateStartResponse,
  mandateStatusResponse,
  monthlyGiftResponse,
  monthlyWayResponse,
  myGiftResponse,
  myPledgeResponse,
  pledgeMadeResponse,
} from '@/domain/responses/monthly-gift'
import { optionalChoice } from '@/domain/text'
import { defineRoute, named } from '../http/define-route'
import { isNativeSubmission } from '../http/form-post'
import { success } from '../http/responses'
import { limitSiteWide } from '../http/site-limits'
import { donationLimits } from '../payments/gateway/gateway-settings'
import { managePath, manageUrl } from './manage-link'
import {
  changeMyMandate,
  changeMyPledge,
  getMyGift,
  isMandateAuthorised,
  skipMyReminder,
  stopMyGift,
} from './my-gift'
import { makePledge } from './pledges'
import { cancelMandate, endPledge, listMandates, listPledges, setMandateAside } from './service'
import { startMonthlyGift } from './start'
import { verifyMonthlyGift } from './verify'
import { monthlyWay } from './ways'

/** Where a browser without JavaScript is redirected: the page of the link that it used. */
const form = { path: managePath, sentId: 'my-gift', failedId: MY_GIFT_FAILED, isReturned: true }

const maximum = async () => (await donationLimits()).maximumRupees
const start = named('MonthlyGiftStart', mandateStartResponse)
const mandate = named('MonthlyGift', monthlyGiftResponse)
const myPledge = named('MyPledge', myPledgeResponse)
const myGift = named('MyGift', myGiftResponse)
const adminMandate = named('Mandate', adminMandateResponse)
const adminPledge = named('Pledge', adminPledgeResponse)

export const monthlyGiftRoutes = [
  defineRoute('GET', '/api/monthly-gifts/way', {
    summary: 'Returns how donors can give monthly: by mandate or by pledge',
    access: 'anyone',
    response: named('MonthlyWay', monthlyWayResponse),
    handle: async () => ({ way: await monthlyWay() }),
  }),
  defineRoute('POST', '/api/monthly-gifts', {
    summary: 'Creates a mandate for a monthly gift',
    access: 'anyone',
    limit: 'orders',
    query: localeQuery,
    body: named('MonthlyGiftForm', monthlyGiftForm()),
    currentBody: async () => monthlyGiftForm(await maximum()),
    status: 201,
    response: start,
    errors: [409, 502, 503],
    handle: async ({ query, body }) => {
      await limitSiteWide('orders')
      return startMonthlyGift(body, query.locale)
    },
  }),
  defineRoute('POST', '/api/monthly-gifts/verify', {
    summary: 'Verifies the signed result of the payment window for a mandate',
    access: 'anyone',
    body: named('MandateVerification', verifyMandateForm),
    response: mandate,
    errors: [502, 503],
    handle: ({ body }) => verifyMonthlyGift(body),
  }),
  defineRoute('GET', '/api/monthly-gifts/{id}/status', {
    summary:
      'Returns whether a mandate is authorised, for a donor who has closed the payment window',
    access: 'anyone',
    limit: 'myGift',
    response: named('MandateStatus', mandateStatusResponse),
    handle: async ({ id }) => ({ isAuthorised: await isMandateAuthorised(id) }),
  }),
  defineRoute('POST', '/api/pledges', {
    summary: 'Creates a pledge of a monthly gift, with reminders',
    access: 'anyone',
    limit: 'claims',
    query: localeQuery,
    body: named('PledgeForm', monthlyGiftForm()),
    currentBody: async () => monthlyGiftForm(await maximum()),
    status: 201,
    response: named('PledgeMade', pledgeMadeResponse),
    errors: [409],
    handle: async ({ query, body, spamReason }) => {
      await limitSiteWide('claims')
      await makePledge({ values: body, spamReason }, query.locale)
      return success
    },
  }),
  defineRoute('GET', '/api/my-gift/{id}', {
    summary: "Returns a donor's own monthly gift by the link in a mail; changes nothing",
    access: 'anyone',
    limit: 'myGift',
    response: myGift,
    handle: ({ id }) => getMyGift(id),
  }),
  defineRoute('POST', '/api/my-gift/{id}/stop', {
    summary: 'Cancels a mandate or stops the reminders of a pledge',
    access: 'anyone',
    limit: 'myGift',
    body: named('StopMyGift', z.object({}, messages.bodyInvalid)),
    form,
    response: myGift,
    errors: [409, 503],
    handle: ({ id }) => stopMyGift(id),
  }),
  defineRoute('POST', '/api/my-gift/{id}/change', {
    summary: 'Creates a mandate with a new amount that replaces this one',
    access: 'anyone',
    limit: 'myGift',
    body: named('MonthlyAmount', changeAmountForm()),
    currentBody: async () => changeAmountForm(await maximum()),
    query: localeQuery,
    form,
    status: 201,
    response: start,
    errors: [409, 502, 503],
    handle: async ({ req, id, body, query }) => {
      const started = await changeMyMandate(id, body.amount)
      if (!isNativeSubmission(req)) return started
      // Without JavaScript, the donor continues on the page of the new mandate.
      const Location = manageUrl('mandate', started.monthlyGiftId, query.locale)
      return new Response(null, { status: 303, headers: { Location } })
    },
  }),
  defineRoute('POST', '/api/my-gift/{id}/pledge-amount', {
    summary: 'Changes the amount of a pledge',
    access: 'anyone',
    limit: 'myGift',
    body: named('PledgeAmount', changeAmountForm()),
    currentBody: async () => changeAmountForm(await maximum()),
    form,
    response: myPledge,
    errors: [409],
    handle: ({ id, body }) => changeMyPledge(id, body.amount),
  }),
  defineRoute('POST', '/api/my-gift/{id}/skip', {
    summary: 'Skips the next reminder of a pledge',
    access: 'anyone',
    limit: 'myGift',
    body: named(
      'SkippedReminder',
      z.object({ nextReminderAt: z.iso.datetime(messages.bodyInvalid) }, messages.bodyInvalid),
    ),
    form,
    response: myPledge,
    errors: [409],
    handle: ({ id, body }) => skipMyReminder(id, body.nextReminderAt),
  }),
  defineRoute('GET', '/api/admin/subscriptions', {
    summary: 'Lists the mandates for monthly gifts',
    access: 'admin',
    query: z.extend(datedListQuery, {
      status: optionalChoice(mandateStatuses, messages.noSuchStatus),
    }),
    response: { pageOf: adminMandate },
    handle: ({ query }) => listMandates(query),
  }),
  defineRoute('POST', '/api/admin/subscriptions/{id}/cancel', {
    summary: 'Cancels a mandate',
    access: 'admin',
    response: adminMandate,
    errors: [409, 503],
    handle: ({ id }) => cancelMandate(id),
  }),
  defineRoute('POST', '/api/admin/subscriptions/{id}/set-aside', {
    summary: 'Sets aside a mandate that the gateway does not know',
    access: 'admin',
    body: named('IgnoreForm', ignoreForm),
    response: adminMandate,
    errors: [409],
    handle: ({ id, body }) => setMandateAside(id, body),
  }),
  defineRoute('GET', '/api/admin/pledges', {
    summary: 'Lists the pledges of monthly gifts',
    access: 'admin',
    query: z.extend(datedListQuery, {
      status: optionalChoice(pledgeStatuses, messages.noSuchStatus),
    }),
    response: { pageOf: adminPledge },
    handle: ({ query }) => listPledges(query),
  }),
  defineRoute('POST', '/api/admin/pledges/{id}/stop', {
    summary: 'Stops the reminders of a pledge',
    access: 'admin',
    response: adminPledge,
    errors: [409],
    handle: ({ id }) => endPledge(id),
  }),
] as const
