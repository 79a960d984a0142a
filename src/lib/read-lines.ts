import type { Readable } from 'node:stream'

/**
 * The lines of a text, split at \n alone. `node:readline` also splits at U+2028 and U+2029 since Node 24,
 * and JSON leaves these as they are.
 */
export async function* readLines(content: Readable): AsyncGenerator<string> {
  content.setEncoding('utf8')
  let rest = ''
  for await (const chunk of content) {
    rest += chunk
    // A long line comes in many chunks: it is split once only.
    if (!chunk.includes('\n')) continue
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
