import { assertPansReadable } from '@/cms/database/encryption/stored-keys'
import { isHalfWritten } from '@/cms/database/half-written'
import { isMongoEmpty } from '@/cms/database/mongo/copy'
import type { OpenDatabase } from '@/cms/database/open-database'
import { readStoredFacts, type StoredFacts } from '@/cms/database/queries/stored-facts'
import { MINUTE_MS } from '@/domain/durations'
import { WEBHOOK_LATE_MS, WEBHOOK_LOOKED_BACK_MS } from '@/domain/payment-settings'
import { EnvError, getEnv } from '@/env'
import { type Finding, fine, problem, warning, within } from './finding'
import { checkGateway } from './gateway'

/** The outbox is checked every minute. */
const MAILS_LATE_MS = 15 * MINUTE_MS
/** The whole report takes about fifteen seconds. */
const LIMIT_MS = 10_000

/**
 * Checks what only the database knows: that it responds, gateway, webhook and outbox. Never throws.
 */
export async function examineDatabase(
  database: OpenDatabase,
  { isRunning }: { isRunning: boolean },
): Promise<Finding[]> {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
  const limits = {
    mailsDue: ago(MAILS_LATE_MS),
    paymentsDue: ago(WEBHOOK_LATE_MS),
    paymentsSince: ago(WEBHOOK_LOOKED_BACK_MS),
  }
  return within(LIMIT_MS, 'database', async () => {
    if (database.kind === 'mongodb') {
      if (await isHalfWritten(database.connection)) return [incompleteDatabase()]
      if (await isMongoEmpty(database.connection)) return [noDatabase()]
    }
    const facts = await readFacts(database, limits)
    if (!facts) return [olderVersion()]
    return [
      ...(isRunning ? [] : await checkKeys(database)),
      fine('database', `${database.kind === 'sqlite' ? 'SQLite' : 'MongoDB'} responds.`),
      checkOutbox(facts.mails, { isRunning }),
      checkWebhook(facts),
      await checkGateway(facts.gateway),
    ]
  })
}

/** Checks what a start would refuse. A missing key is reported with the settings. */
async function checkKeys(database: OpenDatabase): Promise<Finding[]> {
  if (!getEnv().SETTINGS_KEY) return []
  try {
    await assertPansReadable(database)
    return []
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const advice = 'The site does not start until then: docs/running/keys.md says what to do.'
    return [problem('environment', error.message.replace(/\.?$/, '.'), advice)]
  }
}

/** @returns null if a table or column of this version does not exist yet. */
async function readFacts(
  database: OpenDatabase,
  limits: Parameters<typeof readStoredFacts>[1],
): Promise<StoredFacts | null> {
  try {
    return await readStoredFacts(database, limits)
  } catch (error) {
    if (error instanceof Error && /no such (table|column)/.test(error.message)) return null
    throw error
  }
}

/** A new site, or an address with a mistake in it. */
export function noDatabase(): Finding {
  const advice =
    'Start the site: it creates one. If there should be one already, check DATABASE_URI.'
  return warning('database', 'There is no database yet.', advice)
}

export function incompleteDatabase(): Finding {
  const found =
    'A move or restore to the database was interrupted, so it holds only a part of the data.'
  const advice = 'Run npm run move again, or empty the database and run npm run restore again.'
  return problem('database', found, advice)
}

function olderVersion(): Finding {
  const found = 'The database belongs to an older version of the site.'
  return warning('database', found, 'Start the site: it copies the database, then migrates it.')
}

/** Checks that mails are sent. */
export function checkOutbox(
  { givenUp, refused, overdue }: StoredFacts['mails'],
  { isRunning }: { isRunning: boolean },
): Finding {
  if (overdue > 0) {
    const found = `Mails waiting for more than 15 minutes: ${overdue}.`
    if (!isRunning) return warning('outbox', found, 'Start the site: it sends them.')
    return problem('outbox', found, 'Check the site log, then restart the site.')
  }
  if (givenUp > 0) {
    const found = `Mails given up after many attempts: ${givenUp}.`
    return warning('outbox', found, 'In the dashboard, Payments, Needs attention: Send again.')
  }
  if (refused > 0) {
    const found = `Mails that the mail server refused and the site will retry: ${refused}.`
    return warning('outbox', found, 'See the mail server line of this report.')
  }
  return fine('outbox', 'No mail is stuck.')
}

/** Checks that the gateway notifies the site of payments. */
export function checkWebhook({ gateway, lastWebhookAt, silentPayments }: StoredFacts): Finding {
  const last = lastWebhookAt ? `the last one arrived at ${lastWebhookAt}` : 'none has ever arrived'
  const advice =
    'Compare the address, secret and events at Razorpay with Payment Settings in the dashboard.'
  if (!gateway?.keyId)
    return fine('webhook', 'Online payment is not set up, so no webhook is needed.')
  if (!gateway.hasWebhookSecret) {
    const found =
      'No webhook secret is stored: the site finds payments later, by polling the gateway.'
    return warning('webhook', found, 'Press Generate in the dashboard, under Payment Settings.')
  }
  if (silentPayments > 0) {
    const found = `Payments for which the gateway sent no event: ${silentPayments}; ${last}.`
    return problem('webhook', found, advice)
  }
  if (!lastWebhookAt)
    return warning('webhook', 'No event from the gateway has ever arrived.', advice)
  return fine('webhook', `The gateway sends its events: ${last}.`)
}
