import type { Readable } from 'node:stream'

/**
 * Yields the lines of a text, split at \n only. Since Node 24 `node:readline` also splits at U+2028 and
 * U+2029, which JSON does not escape.
 */
export async function* readLines(content: Readable): AsyncGenerator<string> {
  content.setEncoding('utf8')
  let rest = ''
  for await (const chunk of content) {
    rest += chunk
    // Split a long line that comes in many chunks only once.
    if (!chunk.includes('\n')) continue
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
