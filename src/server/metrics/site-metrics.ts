import { ownVersion } from '@/lib/own-version'
import { withinTime } from '@/lib/within-time'
import { logError } from '../log'
import { countStuckPayments } from '../payments/stuck'
import { readFullestDisk } from '../status/disk'
import { countMails, readBackup, readWebhook } from '../status/facts'
import type { Metric } from './exposition'
import { gauge } from './process-metrics'

/** A monitor gives up after ten seconds by default. */
const DATABASE_MS = 5_000

/**
 * Returns the metrics from database and disk. If the database does not answer, of its metrics only
 * `manavta_database_up` is left.
 */
export async function siteMetrics(): Promise<Metric[]> {
  const now = new Date()
  const [database, disk, backup] = await Promise.all([
    readDatabase(now),
    readFullestDisk(),
    readBackup(now),
  ])
  return [
    {
      name: 'manavta_info',
      type: 'gauge',
      help: 'The version of the program, as a label.',
      samples: [{ labels: { version: ownVersion() }, value: 1 }],
    },
    gauge('manavta_database_up', 'Whether the database answers.', database ? 1 : 0),
    ...(database ?? []),
    ...(disk
      ? [
          gauge('manavta_disk_free_bytes', 'Room on the fullest disk in use.', disk.freeBytes),
          gauge('manavta_disk_size_bytes', 'Size of that disk.', disk.totalBytes),
        ]
      : []),
    ...momentOf('manavta_backup_newest_timestamp_seconds', 'The newest backup.', backup.lastAt),
  ]
}

async function readDatabase(now: Date): Promise<Metric[] | null> {
  try {
    return await withinTime(databaseMetrics(now), DATABASE_MS, () => null)
  } catch (error) {
    logError('The database does not answer', error)
    return null
  }
}

async function databaseMetrics(now: Date): Promise<Metric[]> {
  const [mails, webhook, stuck] = await Promise.all([
    countMails(),
    readWebhook(now),
    countStuckPayments(now),
  ])
  return [
    {
      name: 'manavta_mails',
      type: 'gauge',
      help: 'Mails that wait, or were given up.',
      samples: [
        { labels: { state: 'waiting' }, value: mails.waiting },
        { labels: { state: 'given-up' }, value: mails.givenUp },
      ],
    },
    gauge(
      'manavta_mails_late',
      'Mails tried in vain for over an hour; they are among those that wait.',
      mails.late,
    ),
    {
      name: 'manavta_payments_stuck',
      type: 'gauge',
      help: 'Payments whose outcome has been unknown for over an hour, by what is open.',
      samples: Object.entries(stuck).map(([open, value]) => ({ labels: { open }, value })),
    },
    ...momentOf(
      'manavta_webhook_last_timestamp_seconds',
      'The last message of the payment gateway.',
      webhook.lastAt,
    ),
    ...momentOf(
      'manavta_gateway_outage_start_timestamp_seconds',
      'Since when the payment gateway has refused the keys or not answered; absent where it works.',
      webhook.outageSince,
    ),
  ]
}

/** No metric without a moment: zero would mean 1970. */
function momentOf(name: string, help: string, moment: string | undefined): Metric[] {
  return moment ? [gauge(name, help, Date.parse(moment) / 1000)] : []
}
