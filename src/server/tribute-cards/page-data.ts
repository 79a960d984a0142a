import type { Locale } from '@/content/locale'
import type { TributeCardDto } from '@/domain/responses/tribute-card'
import { storedLocale } from '@/lib/locale'
import { isApiError } from '../http/api-error'
import { limitRequests } from '../http/rate-limits'
import { canDrawCard } from '../share/can-draw'
import { cardUrl, findCard, toCardDto } from './service'

/** A card for its page. */
export type SharedCard = {
  card: TributeCardDto
  /** The card's own language, whatever the page's. */
  locale: Locale
  /** Its full address. */
  url: string
  /** Path of its picture; null if its words cannot be drawn. */
  picture: string | null
}

/**
 * Returns the card with a number, for its page; null for an unknown number, or over the rate limit.
 */
export async function readCard(number: string, headers: Headers): Promise<SharedCard | null> {
  try {
    await limitRequests({ headers }, 'tributeCards')
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
  const card = await findCard(number)
  if (!card) return null
  return {
    card: toCardDto(card),
    locale: storedLocale(card),
    url: cardUrl(card),
    picture: canDrawCard(card) ? `/share/card/${card.number}.png` : null,
  }
}
