import type { Field } from 'payload'

/**
 * What a gift is for, as scalar columns: the ids of its program and campaign, and their names when it was
 * given. Without a program it goes where it is needed most.
 */
export const givenForFields: Field[] = [
  { name: 'purpose', type: 'text', maxLength: 64, index: true },
  { name: 'purposeName', type: 'text', maxLength: 140 },
  { name: 'campaign', type: 'text', maxLength: 64, index: true },
  { name: 'campaignName', type: 'text', maxLength: 140 },
]
