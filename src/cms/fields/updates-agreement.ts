import type { Field } from 'payload'

/** When a donor agreed to news about what the gift did, and to which consent text (src/domain/updates.ts). */
export const updatesAgreementFields: Field[] = [
  { name: 'updatesAgreedAt', type: 'date' },
  { name: 'updatesWords', type: 'number' },
]
