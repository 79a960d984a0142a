import type { TributeCard } from '@/cms/payload-types'
import { tributeCardContent } from '@/content/tribute-card'
import { type CardOccasion, cardTexts } from '@/domain/tribute-card'
import { storedLocale } from '@/lib/locale'
import { openMail } from '../mail/open-mail'
import { queueInstead, queueMail, sendMailsSoon } from '../mail/outbox'

/** Returns the outbox key of a card's mail: it is sent once, whatever changes afterwards. */
export function cardMailKey({ number }: Pick<TributeCard, 'number'>): string {
  return `card-${number}`
}

/**
 * Queues the mail of a card, once. An unsent one is replaced: its address may have been corrected.
 * @param options.url the address of its page.
 */
export async function queueCard(
  card: TributeCard,
  { url, isTest }: { url: string; isTest: boolean },
): Promise<void> {
  if (!card.recipientEmail) return
  const locale = storedLocale(card)
  const copy = tributeCardContent[locale]
  const { texts, foundation, write } = await openMail('tributeCard', locale)
  const { heading, line, from } = cardTexts(copy, card, foundation)
  const subjects: Record<CardOccasion, string> = {
    birthday: texts.subject,
    memory: texts.subjectMemory,
    festival: texts.subjectFestival,
    other: texts.subjectOther,
  }
  const values = {
    honouree: card.honouree,
    fromName: card.fromName,
    link: url,
    cardText: [heading, line, card.message, from].filter(Boolean).join('\n\n'),
  }
  const mail = {
    key: cardMailKey(card),
    to: card.recipientEmail,
    ...write(values, { subject: subjects[card.occasion], isTest }),
  }
  if (!(await queueMail(mail))) await queueInstead(mail)
  sendMailsSoon()
}
