import type { TributeCard } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { monthlyMailsContent } from '@/content/monthly-mails'
import { tributeCardContent } from '@/content/tribute-card'
import { cardTexts } from '@/domain/tribute-card'
import { inBackground } from '../background'
import { queueMail, sendWaitingMails } from '../mail/outbox'
import { getPayloadClient } from '../payload-client'

/** By which the outbox knows the mail of a card: it is written once, whatever changes afterwards. */
export function cardMailKey({ number }: Pick<TributeCard, 'number'>): string {
  return `card-${number}`
}

/** Stores the mail of a card, once. @param options.url the address of its page. */
export async function queueCard(
  card: TributeCard,
  { url, isTest }: { url: string; isTest: boolean },
): Promise<void> {
  if (!card.recipientEmail) return
  const locale = card.language === 'hi' ? 'hi' : 'en'
  const copy = tributeCardContent[locale]
  const { testMark, testNote } = monthlyMailsContent[locale]
  const payload = await getPayloadClient()
  const { foundationName, motto } = await payload.findGlobal({
    slug: slugs.siteSettings,
    locale,
    depth: 0,
    overrideAccess: false,
  })
  const { heading, line, from } = cardTexts(copy, card, foundationName)
  const values: Record<string, string> = {
    ...{ honouree: card.honouree, fromName: card.fromName, foundation: foundationName, link: url },
  }
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  const paragraphs = [
    ...(isTest ? [testNote] : []),
    heading,
    line,
    ...(card.message ? [card.message] : []),
    from,
    fill(copy.mail.see),
    [foundationName, motto].filter(Boolean).join('\n'),
    fill(copy.mail.note),
  ]
  await queueMail({
    key: cardMailKey(card),
    to: card.recipientEmail,
    subject: `${isTest ? `${testMark} ` : ''}${fill(copy.mail.subject[card.occasion])}`,
    text: `${paragraphs.join('\n\n')}\n`,
  })
  inBackground(sendWaitingMails(), 'The mails could not be sent')
}
