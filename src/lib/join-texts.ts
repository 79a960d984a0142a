const PIECE_CHARACTERS = 64 * 1024

/** Joins many short texts into pieces of this size: streams and zlib handle each chunk separately. */
export async function* joinTexts(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = ''
  for await (const text of texts) {
    waiting += text
    if (waiting.length < PIECE_CHARACTERS) continue
    yield waiting
    waiting = ''
  }
  if (waiting) yield waiting
}
