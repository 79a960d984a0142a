import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { noticesContent } from '@/content/notices'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { getEnv, siteUrl } from '@/env'
import { formatDate } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'
import { getPayloadClient } from '../payload-client'
import type { News, NewsItem } from './news'

/** Writes the e-mail that tells the office what came in. */
export async function writeNotice(
  news: News[],
  locale: Locale,
): Promise<{ subject: string; text: string }> {
  const copy = noticesContent[locale]
  const payload = await getPayloadClient()
  const { foundationName } = await payload.findGlobal({
    slug: slugs.siteSettings,
    locale,
    depth: 0,
    select: { foundationName: true },
    overrideAccess: false,
  })
  const headings = news.map(({ kind, count }) => {
    const { one, many } = copy.headings[kind]
    return count === 1 ? one : fillPlaceholders(many, { number: count })
  })
  const number = news.reduce((sum, { count }) => sum + count, 0)
  const what = headings.length === 1 ? headings[0] : fillPlaceholders(copy.subject, { number })
  const parts = news.map((each, index) =>
    [headings[index], ...linesOf(each, locale).map((line) => `- ${line}`)].join('\n'),
  )
  const dashboard = `${siteUrl(getEnv())}/admin`
  return {
    subject: `${foundationName}: ${what}`,
    text: `${[copy.opening, ...parts, fillPlaceholders(copy.link, { dashboard }), copy.stop].join('\n\n')}\n`,
  }
}

function linesOf({ count, items }: News, locale: Locale): string[] {
  const lines = items.map((item) => lineOf(item, locale))
  const left = count - items.length
  const { more } = noticesContent[locale]
  return left > 0 ? [...lines, fillPlaceholders(more, { number: left })] : lines
}

function lineOf({ name, amountPaise, day }: NewsItem, locale: Locale): string {
  const { nobody, replyBy } = noticesContent[locale]
  const parts = [
    name !== undefined && (name?.trim() || nobody),
    amountPaise !== undefined && formatRupees(fromPaise(amountPaise), locale),
    day && fillPlaceholders(replyBy, { day: formatDate(day, locale) }),
  ]
  return parts.filter(Boolean).join(', ')
}
