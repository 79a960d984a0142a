/** Parses JSON from outside; null for any other text, whose parse error could quote a secret. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
