import { alertsContent } from '@/content/alerts'
import { failedRefundsContent } from '@/content/failed-refunds'
import { type Locale, locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { statementDueContent } from '@/content/statement-due'
import { taxStandingsContent } from '@/content/tax-standings'
import type { AlertFacts, Problem } from '@/domain/alert'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { formatFinancialYear } from '@/domain/financial-year'
import type { DueStatementDto, EndingStandingDto } from '@/domain/responses/home'
import { settingsTabPath } from '@/domain/settings-tabs'
import { getEnv, siteUrl } from '@/env'
import { formatDate, formatDateTime } from '@/lib/dates'
import { BYTES_PER_GB } from '@/lib/format-bytes'
import { formatMoney } from '@/lib/money'
import type { FailedRefund } from './failed-refunds'

type AlertMail = { subject: string; text: string }

/** Writes the mail about a problem in both languages, since the reader's language is unknown. */
export function writeAlert(problem: Problem, facts: AlertFacts): AlertMail {
  return writeBoth((locale) => {
    const { problems, stop } = alertsContent[locale]
    const { subject, text } = problems[problem]
    const filled = fillPlaceholders(text, valuesOf(problem, facts, locale))
    return { subject, paragraphs: [filled, statusLink(locale), stop] }
  })
}

/** Writes the reminder about an approval or registration that expires. */
export function writeReminder({ standing, phase, until, renewBy }: EndingStandingDto): AlertMail {
  const link = siteUrl(getEnv()) + settingsTabPath('registration')
  return writeBoth((locale) => {
    const { settings, stop, [standing]: copy } = taxStandingsContent[locale]
    const days = { until: formatDate(until, locale), renewBy: formatDate(renewBy, locale) }
    const [subject, text] = [copy.subject[phase], copy.text[phase]]
    return {
      subject: fillPlaceholders(subject, days),
      paragraphs: [
        fillPlaceholders(text, days),
        fillPlaceholders(settings, { settings: link }),
        stop,
      ],
    }
  })
}

/** Writes the reminder of a yearly statement that is not filed. */
export function writeStatementReminder({
  year,
  form,
  dueOn,
  daysLeft,
}: DueStatementDto): AlertMail {
  const phase = daysLeft > 0 ? 'early' : 'late'
  return writeBoth((locale) => {
    const { subject, text, link, stop } = statementDueContent[locale]
    const values = { year: formatFinancialYear(year), form, dueOn: formatDate(dueOn, locale) }
    const address = `${localePath(locale, '/admin')}?tab=payments&section=statement&year=${year}`
    return {
      subject: fillPlaceholders(subject[phase], values),
      paragraphs: [
        fillPlaceholders(text[phase], values),
        fillPlaceholders(link, { link: `${siteUrl(getEnv())}${address}` }),
        stop,
      ],
    }
  })
}

/** Writes the mail about a refund that the bank could not pay out. */
export function writeFailedRefund({
  name,
  amount,
  currency,
  transactionId,
}: FailedRefund): AlertMail {
  return writeBoth((locale) => {
    const { subject, text, link, stop } = failedRefundsContent[locale]
    const section = `${localePath(locale, '/admin')}?tab=payments&section=transactions`
    const address = `${siteUrl(getEnv())}${section}&search=${encodeURIComponent(transactionId)}`
    return {
      subject,
      paragraphs: [
        fillPlaceholders(text, { name, amount: formatMoney(amount, currency) }),
        fillPlaceholders(link, { link: address }),
        stop,
      ],
    }
  })
}

/** Writes the mail that says that a problem is over. */
export function writeAllClear(problem: Problem): AlertMail {
  return writeBoth((locale) => {
    const { problems, overSubject, overText } = alertsContent[locale]
    const { subject, over } = problems[problem]
    const values = { problem: subject }
    return {
      subject: fillPlaceholders(overSubject, values),
      paragraphs: [`${fillPlaceholders(overText, values)} ${over}`, statusLink(locale)],
    }
  })
}

function writeBoth(
  write: (locale: Locale) => { subject: string; paragraphs: string[] },
): AlertMail {
  const parts = locales.map(write)
  const { host } = new URL(siteUrl(getEnv()))
  const texts = parts.map(({ subject, paragraphs }) => [subject, ...paragraphs].join('\n\n'))
  return {
    subject: `${host}: ${parts.map(({ subject }) => subject).join(' | ')}`,
    text: `${texts.join('\n\n* * *\n\n')}\n`,
  }
}

function statusLink(locale: Locale): string {
  const dashboard = `${siteUrl(getEnv())}${localePath(locale, '/admin')}?tab=status`
  return fillPlaceholders(alertsContent[locale].dashboard, { dashboard })
}

function valuesOf(problem: Problem, facts: AlertFacts, locale: Locale): Record<string, string> {
  const number = problem === 'payments' ? facts.stuckPayments : facts.paymentsWithoutEvent
  const freeGb = (facts.disk?.freeBytes ?? 0) / BYTES_PER_GB
  const { outageSince, backup, certificateEndsAt } = facts
  const days: Partial<Record<Problem, string>> = {
    gateway: outageSince ? formatDateTime(outageSince, locale) : '',
    backup: backup.lastAt ? formatDateTime(backup.lastAt, locale) : alertsContent[locale].noBackup,
    certificate: certificateEndsAt ? formatDate(certificateEndsAt, locale) : '',
  }
  return {
    number: number.toLocaleString('en-IN'),
    room: freeGb.toLocaleString('en-IN', { maximumFractionDigits: 1 }),
    day: days[problem] ?? '',
  }
}
