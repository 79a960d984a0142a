import { alertsContent } from '@/content/alerts'
import { type Locale, locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { AlertFacts, Problem } from '@/domain/alert'
import { fillPlaces } from '@/domain/fill-places'
import { getEnv, siteUrl } from '@/env'
import { formatDate, formatDateTime } from '@/lib/dates'

type Letter = { subject: string; text: string }

const BYTES_PER_GB = 1024 ** 3

/** The mail about a problem, in both languages: nobody knows in which its reader would like it. */
export function writeAlert(problem: Problem, facts: AlertFacts): Letter {
  return writeBoth((locale) => {
    const { problems, stop } = alertsContent[locale]
    const { subject, text } = problems[problem]
    return { subject, paragraphs: [fillPlaces(text, valuesOf(problem, facts, locale)), stop] }
  })
}

/** The mail that says that a problem is over. */
export function writeAllClear(problem: Problem): Letter {
  return writeBoth((locale) => {
    const { problems, overSubject, overText } = alertsContent[locale]
    const { subject, over } = problems[problem]
    const values = { problem: subject }
    return {
      subject: fillPlaces(overSubject, values),
      paragraphs: [`${fillPlaces(overText, values)} ${over}`],
    }
  })
}

function writeBoth(write: (locale: Locale) => { subject: string; paragraphs: string[] }): Letter {
  const parts = locales.map((locale) => ({ locale, ...write(locale) }))
  const { host } = new URL(siteUrl(getEnv()))
  const texts = parts.map(({ locale, subject, paragraphs: [first = '', ...others] }) => {
    const dashboard = `${siteUrl(getEnv())}${localePath(locale, '/admin')}?tab=status`
    const link = fillPlaces(alertsContent[locale].dashboard, { dashboard })
    return [subject, first, link, ...others].join('\n\n')
  })
  return {
    subject: `${host}: ${parts.map(({ subject }) => subject).join(' | ')}`,
    text: `${texts.join('\n\n* * *\n\n')}\n`,
  }
}

function valuesOf(problem: Problem, facts: AlertFacts, locale: Locale): Record<string, string> {
  const number = problem === 'payments' ? facts.stuckPayments : facts.untoldPayments
  const freeGb = (facts.disk?.freeBytes ?? 0) / BYTES_PER_GB
  const { outageSince, backup, certificateEndsAt } = facts
  const days: Partial<Record<Problem, string>> = {
    gateway: outageSince && formatDateTime(outageSince, locale),
    backup: backup.lastAt ? formatDateTime(backup.lastAt, locale) : alertsContent[locale].noBackup,
    certificate: certificateEndsAt ? formatDate(certificateEndsAt, locale) : '',
  }
  return {
    number: number.toLocaleString('en-IN'),
    room: freeGb.toLocaleString('en-IN', { maximumFractionDigits: 1 }),
    day: days[problem] ?? '',
  }
}
