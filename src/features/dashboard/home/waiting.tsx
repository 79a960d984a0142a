import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { dashboardBackupsContent } from '@/content/dashboard-backups'
import { dashboardHomeContent } from '@/content/dashboard-home'
import { lateApprovalsContent } from '@/content/late-approvals'
import type { Locale } from '@/content/locale'
import { statementDueContent } from '@/content/statement-due'
import { taxStandingsContent } from '@/content/tax-standings'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { formatFinancialYear } from '@/domain/financial-year'
import type {
  ChangedStatementDto,
  DueStatementDto,
  EndingStandingDto,
  WaitingDto,
} from '@/domain/responses/home'
import { formatDate, formatDateTime } from '@/lib/dates'
import { SPAM_KIND } from '../attention/use-attention'
import { EmptyNote } from '../list/empty-note'
import { LoadingState } from '../list/loading-state'
import { useCopy, useOfficeLocale } from '../use-copy'
import { donationsAddress, REGISTRATION_ADDRESS, statementAddress } from './addresses'
import { PlaceLink } from './place-link'
import { useWaiting } from './use-home'

/** Pending work, each with its count and a link to its list. */
export function Waiting() {
  const { waiting: copy } = useCopy(dashboardHomeContent)
  const locale = useOfficeLocale()
  const waiting = useWaiting()
  const items = waiting.data ? itemsOf(waiting.data, locale) : []
  return (
    <section aria-labelledby="waiting-heading">
      <h2 id="waiting-heading" className="mb-4 text-heading text-neem-deep">
        {copy.title}
      </h2>
      <LoadingState query={waiting} title={copy.failed} />
      {waiting.data && items.length === 0 && <EmptyNote>{copy.none}</EmptyNote>}
      <ul className="grid grid-cols-1 gap-3 empty:hidden sm:grid-cols-2 xl:grid-cols-3 xl:has-[>:nth-child(4):last-child]:grid-cols-4">
        {items.map(({ address, count, label, text }) => (
          <li key={label}>
            <PlaceLink
              address={address}
              className="flex h-full gap-4 rounded-card border border-line bg-card p-4 hover:border-ink"
            >
              <span className="min-w-10 shrink-0 whitespace-nowrap font-heading text-heading text-neem-deep tabular-nums leading-tight sm:text-title sm:leading-none">
                {count.toLocaleString('en-IN')}
              </span>
              <span>
                <span className="block font-semibold underline decoration-1 underline-offset-4">
                  {label}
                </span>
                <span className="mt-1 block text-ink-soft text-sm">{text}</span>
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `address` is that of a list of the dashboard or of a form of the panel. */
type Item = { address: string; count: number; label: string; text: string }

/** Most urgent first: whether money can come in, money received, then people, then missing data. */
function itemsOf(waiting: WaitingDto, locale: Locale): Item[] {
  const { waiting: copy } = dashboardHomeContent[locale]
  const { kinds } = dashboardAttentionContent[locale]
  const { missing: backupCopy } = dashboardBackupsContent[locale]
  const lateCopy = lateApprovalsContent[locale]
  const { attention, volunteers, contacts, withoutPan, dueStatement, changedStatement } = waiting
  const { gatewayOutage, silentWebhook, missingBackup, lateApprovals, failedPublications } = waiting
  const items: (Item | undefined)[] = [
    gatewayOutage && {
      address: '?tab=payments',
      count: gatewayOutage.hours,
      label: copy.gatewayOutage.label(gatewayOutage.hours),
      text: copy.gatewayOutage.text(formatDateTime(gatewayOutage.since, locale)),
    },
    ...attention.kinds
      .filter(({ kind }) => kind !== SPAM_KIND)
      .map(({ kind, count }) => ({
        address: `?tab=payments&kind=${kind}`,
        count,
        ...kinds[kind],
      })),
    silentWebhook && {
      address: '?tab=payments',
      count: silentWebhook.payments,
      label: copy.silentWebhook.label(silentWebhook.payments),
      text: silentWebhook.since
        ? copy.silentWebhook.since(formatDateTime(silentWebhook.since, locale))
        : copy.silentWebhook.never,
    },
    {
      address: '?tab=status',
      count: waiting.lateMails,
      label: copy.lateMails.label(waiting.lateMails),
      text: copy.lateMails.text,
    },
    missingBackup && {
      address: '?tab=backups',
      count: missingBackup.days,
      label: backupCopy.label(missingBackup.days),
      text: missingBackupText(missingBackup, locale),
    },
    ...waiting.endingStandings.map((ending) => endingItem(ending, locale)),
    dueStatement && dueStatementItem(dueStatement, locale),
    changedStatement && changedStatementItem(changedStatement, locale),
    lateApprovals && {
      address: donationsAddress({}),
      count: lateApprovals.count,
      label: lateCopy.label(lateApprovals.count),
      text: lateCopy.text(
        formatDate(lateApprovals.from, locale),
        formatDate(lateApprovals.until, locale),
      ),
    },
    failedPublications && {
      address: failedPublications.oldest.panelPath,
      count: failedPublications.count,
      label: copy.failedPublications.label(failedPublications.count),
      text: copy.failedPublications.text(formatDateTime(failedPublications.oldest.at, locale)),
    },
    {
      address: '?tab=volunteers&status=pending',
      count: volunteers,
      label: copy.volunteers.label(volunteers),
      text: copy.volunteers.text(volunteers),
    },
    {
      address: '?tab=contacts&status=new',
      count: contacts,
      label: copy.contacts.label(contacts),
      text: copy.contacts.text,
    },
    {
      address: donationsAddress({ pan: 'missing', from: withoutPan.from }),
      count: withoutPan.count,
      label: copy.withoutPan.label(withoutPan.count),
      text: copy.withoutPan.text,
    },
  ]
  return items.filter((item): item is Item => item !== undefined && item.count > 0)
}

function endingItem(ending: EndingStandingDto, locale: Locale): Item {
  const { standing, phase, until, renewBy, daysLeft } = ending
  const copy = taxStandingsContent[locale][standing]
  const days = phase === 'ended' ? 1 - daysLeft : daysLeft
  return {
    address: REGISTRATION_ADDRESS,
    count: days,
    label: phase === 'ended' ? copy.gone(days) : copy.left(days),
    text: fillPlaceholders(copy.text[phase], {
      until: formatDate(until, locale),
      renewBy: formatDate(renewBy, locale),
    }),
  }
}

function dueStatementItem(due: DueStatementDto, locale: Locale): Item {
  const { year, form, dueOn, daysLeft } = due
  const copy = statementDueContent[locale]
  const isLate = daysLeft <= 0
  const days = isLate ? 1 - daysLeft : daysLeft
  return {
    address: statementAddress(year),
    count: days,
    label: isLate ? copy.late(days, form) : copy.left(days, form),
    text: fillPlaceholders(copy.text[isLate ? 'late' : 'early'], {
      year: formatFinancialYear(year),
      dueOn: formatDate(dueOn, locale),
    }),
  }
}

function changedStatementItem(changed: ChangedStatementDto, locale: Locale): Item {
  const { year, form, filedOn, rows } = changed
  const { changedStatement: copy } = dashboardHomeContent[locale].waiting
  return {
    address: statementAddress(year),
    count: rows,
    label: copy.label(rows, form),
    text: copy.text(formatFinancialYear(year), formatDate(filedOn, locale)),
  }
}

/** Says whether the daily backup fails or is not switched on, and since when. */
function missingBackupText(
  { newest, isDaily }: NonNullable<WaitingDto['missingBackup']>,
  locale: Locale,
): string {
  const { missing: copy } = dashboardBackupsContent[locale]
  if (!newest) return isDaily ? copy.neverMade : copy.none
  const moment = formatDateTime(newest, locale)
  return isDaily ? copy.failing(moment) : copy.old(moment)
}
