import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { slugs } from '../../slugs'
import type { MongoConnection } from '../mongo/connection'
import type { OpenDatabase } from '../open-database'

/** The stored facts that `npm run doctor` checks. Times are ISO dates. */
export type StoredFacts = {
  /** The gateway's settings, secrets still encrypted; null if none were saved. */
  gateway: {
    keyId: string | null
    keySecret: string | null
    hasWebhookSecret: boolean
    isActive: boolean
  } | null
  lastWebhookAt: string | null
  /** Number of payments since then whose webhook event is overdue. */
  silentPayments: number
  mails: {
    /** Given up after many tries. */
    givenUp: number
    /** Refused at least once, and being retried. */
    refused: number
    /** Due, but not tried. */
    overdue: number
  }
}

/** Moments, as ISO dates. */
type Limits = {
  /** Mails due before this should have been tried. */
  mailsDue: string
  /** Payments made before this should have had an event. */
  paymentsDue: string
  /** How far back payments are checked. */
  paymentsSince: string
}

/**
 * Reads the facts without Payload, so the site need not run: nothing is migrated or seeded.
 * @throws errors of the database, also if it is of another version.
 */
export function readStoredFacts(database: OpenDatabase, limits: Limits): Promise<StoredFacts> {
  return database.kind === 'sqlite'
    ? readSqlite(database.client, limits)
    : readMongo(database.connection, limits)
}

async function readSqlite(client: SQLiteAdapter['client'], limits: Limits): Promise<StoredFacts> {
  const first = async (sql: string, args: string[] = []) =>
    (await client.execute({ sql, args })).rows[0]
  const settings = await first(
    'SELECT key_id, key_secret, webhook_secret, is_active FROM payment_settings LIMIT 1',
  )
  const webhook = await first('SELECT max(created_at) AS last FROM gateway_events')
  const lastWebhookAt = textOf(webhook?.last)
  const payments = await first(
    `SELECT count(*) AS number FROM transactions
     WHERE created_at > ? AND paid_at < ? AND payment_id IS NOT NULL`,
    [later(lastWebhookAt, limits.paymentsSince), limits.paymentsDue],
  )
  const mails = await first(
    `SELECT count(*) FILTER (WHERE status = 'given-up') AS given_up,
       count(*) FILTER (WHERE status = 'waiting' AND tries > 0) AS refused,
       count(*) FILTER (WHERE status IN ('waiting', 'sending') AND next_try_at < ?) AS overdue
     FROM mails WHERE status <> 'sent'`,
    [limits.mailsDue],
  )
  return {
    gateway: settings
      ? {
          keyId: textOf(settings.key_id),
          keySecret: textOf(settings.key_secret),
          hasWebhookSecret: Boolean(settings.webhook_secret),
          isActive: settings.is_active !== 0,
        }
      : null,
    lastWebhookAt,
    silentPayments: Number(payments?.number),
    mails: {
      givenUp: Number(mails?.given_up),
      refused: Number(mails?.refused),
      overdue: Number(mails?.overdue),
    },
  }
}

async function readMongo(connection: MongoConnection, limits: Limits): Promise<StoredFacts> {
  const settings = await connection
    .collection('globals')
    .findOne({ globalType: slugs.paymentSettings })
  const webhook = await connection
    .collection(slugs.gatewayEvents)
    .findOne({}, { sort: { createdAt: -1 }, projection: { createdAt: 1 } })
  const lastWebhookAt = webhook ? new Date(webhook.createdAt).toISOString() : null
  const silentPayments = await connection.collection(slugs.transactions).countDocuments({
    createdAt: { $gt: new Date(later(lastWebhookAt, limits.paymentsSince)) },
    paidAt: { $lt: new Date(limits.paymentsDue) },
    paymentId: { $exists: true, $ne: null },
  })
  const mails = connection.collection(slugs.mails)
  return {
    gateway: settings
      ? {
          keyId: textOf(settings.keyId),
          keySecret: textOf(settings.keySecret),
          hasWebhookSecret: Boolean(settings.webhookSecret),
          isActive: settings.isActive !== false,
        }
      : null,
    lastWebhookAt,
    silentPayments,
    mails: {
      givenUp: await mails.countDocuments({ status: 'given-up' }),
      refused: await mails.countDocuments({ status: 'waiting', tries: { $gt: 0 } }),
      overdue: await mails.countDocuments({
        status: { $in: ['waiting', 'sending'] },
        nextTryAt: { $lt: new Date(limits.mailsDue) },
      }),
    },
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function later(moment: string | null, other: string): string {
  return moment !== null && moment > other ? moment : other
}
