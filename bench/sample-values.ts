// Values for generated gifts.

const FIRST_NAMES = ['Asha', 'Ravi', 'सीता', 'Élan', 'Mohan', 'Farida', 'Gurpreet', 'मीरा']
const LAST_NAMES = ['Devi', 'Kumar', 'शर्मा', 'Singh', 'Khan', 'Das', 'Verma', 'यादव']

/** Returns the name of a generated person, by number. */
export function nameOf(number: number): { first: string; last: string } {
  return {
    first: FIRST_NAMES[number % FIRST_NAMES.length] ?? '',
    last: LAST_NAMES[Math.floor(number / FIRST_NAMES.length) % LAST_NAMES.length] ?? '',
  }
}

/** The foundation's details on a receipt, as stored. */
export const PRINTED = JSON.stringify({ en: printed(), hi: printed() })

function printed() {
  const words = ['address', 'phone', 'email', 'pan', 'registrationNumber', 'registration80g']
  words.push('validity80g', 'registration12a', 'darpanId', 'purpose', 'statement', 'signatory')
  words.push('designation')
  return { name: 'Foundation', ...Object.fromEntries(words.map((word) => [word, null])) }
}
