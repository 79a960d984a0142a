/** An emoji, except ©, ® and ™, which text fonts can draw. */
const EMOJI = String.raw`(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]`
/** Variation selectors, the keycap ring and tag letters of flags: invisible on their own. */
const MARK = String.raw`[\uFE0E\uFE0F\u20E3\u{E0020}-\u{E007F}]`
const JOINER = String.raw`\u200D`

/** A joiner is dropped only between emoji: Hindi letters need theirs. */
const DROPPED = new RegExp(`(?:${EMOJI}(?:${MARK}|${JOINER}(?=${EMOJI}))*)+|${MARK}+`, 'gu')

/** Removes emoji, and the spaces around them, for fonts that have none. */
export function withoutEmoji(text: string): string {
  const kept = text.replace(DROPPED, '')
  if (kept === text) return text
  return kept.replace(/[^\S\n]+/g, ' ').replace(/^ | $/gm, '')
}
