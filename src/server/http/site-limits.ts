import { alertMailContent } from '@/content/mails'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { messages } from '@/domain/messages'
import { getEnv, siteUrl } from '@/env'
import { findAlertEmail } from '../alerts/recipients'
import { inBackground } from '../background'
import { logInfo } from '../log'
import { queueMail, sendWaitingMails } from '../mail/outbox'
import { isApiError } from './api-error'
import { consume, getLimiter } from './rate-limits'

const ONE_HOUR_SECONDS = 60 * 60
/** Length of 'YYYY-MM-DDTHH' in an ISO time. */
const HOUR_LENGTH = 13

/** What is limited, and the variable that sets its number per hour. */
const siteLimits = {
  orders: 'ORDERS_PER_HOUR',
  claims: 'CLAIMS_PER_HOUR',
  volunteers: 'VOLUNTEERS_PER_HOUR',
  signUps: 'SIGN_UPS_PER_HOUR',
} as const
export type SiteLimit = keyof typeof siteLimits

/**
 * Counts a valid request across all visitors: the limits per address do not stop an attacker with
 * many addresses. The first request over the limit in an hour alerts the admin.
 * @throws ApiError 429 with `Retry-After` over the limit of this hour.
 */
export async function limitSiteWide(name: SiteLimit): Promise<void> {
  const points = getEnv()[siteLimits[name]]
  const limiter = await getLimiter(`site-${name}`, { points, seconds: ONE_HOUR_SECONDS })
  try {
    await consume(limiter, 'everybody', messages.tooManyNow)
  } catch (error) {
    if (isApiError(error)) inBackground(alertAdmin(name), 'The admin could not be alerted')
    throw error
  }
}

let alertedIn = ''

/** Sends at most one mail an hour, whatever the limit and the number of servers. */
async function alertAdmin(name: SiteLimit): Promise<void> {
  const hour = new Date().toISOString().slice(0, HOUR_LENGTH)
  // In a flood, only the first request queries the database.
  if (alertedIn === hour) return
  alertedIn = hour
  logInfo('Far more requests than usual', { limit: name })
  const to = await findAlertEmail()
  if (!to) return
  const fill = (text: string) =>
    fillPlaceholders(text, {
      what: alertMailContent.what[name],
      number: getEnv()[siteLimits[name]],
      variable: siteLimits[name],
      dashboard: `${siteUrl(getEnv())}/admin`,
    })
  await queueMail({
    key: `alert-${hour}`,
    to,
    subject: fill(alertMailContent.subject),
    text: `${alertMailContent.paragraphs.map(fill).join('\n\n')}\n`,
  })
  await sendWaitingMails()
}
