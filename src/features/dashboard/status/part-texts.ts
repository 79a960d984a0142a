import type { BadgeTone } from '@/components/ui/badge'
import { dashboardStatusContent } from '@/content/dashboard-status'
import type { Locale } from '@/content/locale'
import { isBackupOld, isDiskLow } from '@/domain/alert'
import type { StatusDto } from '@/domain/responses/status'
import { formatDateTime } from '@/lib/dates'
import { BYTES_PER_GB } from '@/lib/format-bytes'
import { formatTimeAgo } from '@/lib/time-ago'

type PartName = keyof (typeof dashboardStatusContent)['en']['parts']

/** The status texts of one part of the site; no badge if there is nothing to judge. */
export type PartText = {
  part: PartName
  value: string
  badge?: string
  tone: BadgeTone
  details: string[]
}

type Options = { now: Date; locale: Locale }

const DATABASES = { sqlite: 'SQLite', mongodb: 'MongoDB' }

/** Returns the status texts, part by part. */
export function partTexts(status: StatusDto, options: Options): PartText[] {
  const { server, database } = status
  const copy = dashboardStatusContent[options.locale]
  return [
    {
      part: 'server',
      value: copy.server.version(server.version),
      tone: 'plain',
      details: [copy.server.detail(server.node, agoOf(server.startedAt, options))],
    },
    {
      part: 'database',
      value: DATABASES[database.kind],
      badge: copy.database.answers,
      tone: 'good',
      details: [copy.database.detail(database.answeredInMs.toLocaleString('en-IN'))],
    },
    { part: 'disk', ...diskText(status, options) },
    { part: 'mail', ...mailText(status, options) },
    { part: 'webhook', ...webhookText(status, options) },
    { part: 'backup', ...backupText(status, options) },
  ]
}

type Text = Omit<PartText, 'part'>

function diskText({ disk }: StatusDto, { locale }: Options): Text {
  const { disk: copy, good } = dashboardStatusContent[locale]
  if (!disk) return { value: copy.unknown, tone: 'plain', details: [copy.unknownDetail] }
  const [free, total] = [disk.freeBytes, disk.totalBytes].map((bytes) =>
    (bytes / BYTES_PER_GB).toLocaleString('en-IN', { maximumFractionDigits: 1 }),
  )
  const value = copy.free(free ?? '', total ?? '')
  return isDiskLow(disk)
    ? { value, badge: copy.low, tone: 'bad', details: [copy.lowDetail] }
    : { value, badge: good, tone: 'good', details: [copy.detail] }
}

function mailText({ mail }: StatusDto, { locale }: Options): Text {
  const { mail: copy, good } = dashboardStatusContent[locale]
  const value = copy.waiting(mail.waiting)
  const givenUp = mail.givenUp > 0 ? [copy.givenUpDetail] : []
  if (!mail.hasServer) {
    const details = [copy.noServerDetail, ...givenUp]
    return { value, badge: copy.noServer, tone: 'waiting', details }
  }
  if (mail.late > 0) {
    const details = [copy.lateDetail, ...givenUp]
    return { value, badge: copy.late(mail.late), tone: 'bad', details }
  }
  return mail.givenUp > 0
    ? { value, badge: copy.givenUp(mail.givenUp), tone: 'bad', details: givenUp }
    : { value, badge: good, tone: 'good', details: [copy.detail] }
}

function webhookText({ webhook }: StatusDto, options: Options): Text {
  const { webhook: copy } = dashboardStatusContent[options.locale]
  if (webhook.outageSince) {
    const value = copy.outage(agoOf(webhook.outageSince, options))
    return { value, badge: copy.noConnection, tone: 'bad', details: [copy.outageDetail] }
  }
  if (webhook.lastAt) {
    const value = copy.last(agoOf(webhook.lastAt, options))
    const details = [copy.detail(formatDateTime(webhook.lastAt, options.locale))]
    return { value, tone: 'plain', details }
  }
  return webhook.hasGateway
    ? { value: copy.never, tone: 'plain', details: [copy.neverDetail] }
    : { value: copy.noGateway, tone: 'plain', details: [copy.noGatewayDetail] }
}

function backupText({ backup }: StatusDto, options: Options): Text {
  const { backup: copy, good } = dashboardStatusContent[options.locale]
  const rhythm = backup.isDaily ? copy.daily : copy.notDaily
  if (!backup.lastAt) {
    return { value: copy.none, tone: 'waiting', details: [copy.noneDetail, rhythm] }
  }
  const value = copy.last(agoOf(backup.lastAt, options))
  const details = [copy.detail(formatDateTime(backup.lastAt, options.locale)), rhythm]
  return isBackupOld(backup.lastAt, options.now)
    ? { value, badge: copy.old, tone: backup.isDaily ? 'bad' : 'waiting', details }
    : { value, badge: good, tone: 'good', details }
}

function agoOf(moment: string, { locale, now }: Options): string {
  return formatTimeAgo(moment, locale, now)
}
