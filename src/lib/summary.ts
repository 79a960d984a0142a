/** In characters. */
const SUMMARY_LENGTH = 160
/** In characters; shorter sentences alone say too little. */
const MIN_SENTENCES_LENGTH = 60

/** Shortens a text for search engines and chats: to whole sentences if they fit, else to whole words. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SUMMARY_LENGTH) return line
  const start = line.slice(0, SUMMARY_LENGTH)
  const sentences = /^.*[.।?!](?= )/u.exec(start)?.[0] ?? ''
  if (sentences.length >= MIN_SENTENCES_LENGTH) return sentences
  return `${start.replace(/\s?\S*$/, '').replace(/[,;:–-]$/, '')} …`
}
