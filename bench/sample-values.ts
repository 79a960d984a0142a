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

const GATEWAY_ID_STEP = 7_368_787_031
const GATEWAY_IDS = 1e14

/**
 * Returns the gateway's id of a generated payment or order, by number, below a million. Like real ones, ids
 * differ in their first characters.
 */
export function gatewayIdOf(prefix: 'pay' | 'order', number: number): string {
  return `${prefix}_${String((number * GATEWAY_ID_STEP) % GATEWAY_IDS).padStart(14, '0')}`
}

/** Returns the same id in SQL. @param number an expression. */
export function sqlGatewayIdOf(prefix: 'pay' | 'order', number: string): string {
  return `printf('${prefix}_%014d', ${number} * ${GATEWAY_ID_STEP} % ${GATEWAY_IDS})`
}

/** The foundation's details on a receipt, as stored. */
export const PRINTED = JSON.stringify({ en: printed(), hi: printed() })

function printed() {
  const words = ['address', 'phone', 'email', 'pan', 'registrationNumber', 'registration80g']
  words.push('validity80g', 'registration12a', 'darpanId', 'purpose', 'statement', 'signatory')
  words.push('designation')
  return { name: 'Foundation', ...Object.fromEntries(words.map((word) => [word, null])) }
}
