/** As much as a phone shows under an icon. */
const MAX_LENGTH = 12

/**
 * Returns as many words of a name as fit under its icon on a phone, at least one: 'Shri Ram' of 'Shri Ram Seva
 * Samiti', not 'Shri'.
 */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  let short = first
  for (const word of others) {
    if (`${short} ${word}`.length > MAX_LENGTH) break
    short = `${short} ${word}`
  }
  return short
}
