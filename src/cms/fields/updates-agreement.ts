import type { Field } from 'payload'

/** When a donor agreed to get news of what the gift did, and to which words (src/domain/updates.ts). */
export const updatesAgreementFields: Field[] = [
  { name: 'updatesAgreedAt', type: 'date' },
  { name: 'updatesWords', type: 'number' },
]
