import type { TributeCard } from '@/cms/payload-types'
import { isBlank } from '@/domain/text'
import { withoutEmoji } from '@/lib/without-emoji'

/** A letter that the fonts of the pictures (docs/decisions/0092) do not have. */
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Devanagari}])\p{Letter}/u

/** Whether the picture of a card would show all of its words, and no empty boxes or missing names. */
export function canDrawCard({
  honouree,
  fromName,
  message,
}: Pick<TributeCard, 'honouree' | 'fromName' | 'message'>): boolean {
  const names = [honouree, fromName]
  return (
    names.every((name) => !isBlank(withoutEmoji(name))) &&
    ![...names, message ?? ''].some((text) => FOREIGN.test(text))
  )
}
