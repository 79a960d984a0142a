/** What typefaces for words can draw, though it counts as an emoji. */
const EMOJI = String.raw`(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]`
/** How an emoji is shown, the ring of a keycap, and the letters of a region's flag: alone they show nothing. */
const MARK = String.raw`[\uFE0E\uFE0F\u20E3\u{E0020}-\u{E007F}]`
const JOINER = String.raw`\u200D`

/** A joiner goes only with the emoji beside it: Hindi letters need theirs. */
const DROPPED = new RegExp(`(?:${EMOJI}(?:${MARK}|${JOINER}(?=${EMOJI}))*)+|${MARK}+`, 'gu')

/** A text as typefaces without emoji can draw it: emoji and the spaces around them are left out. */
export function withoutEmoji(text: string): string {
  const kept = text.replace(DROPPED, '')
  if (kept === text) return text
  return kept.replace(/[^\S\n]+/g, ' ').replace(/^ | $/gm, '')
}
