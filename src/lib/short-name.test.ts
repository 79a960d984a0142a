import { expect, it } from 'vitest'
import { shortName } from './short-name'

it.each([
  ['Manavta Foundation', 'Manavta'],
  ['Shri Ram Seva Samiti', 'Shri Ram'],
  ['The Asha Trust', 'The Asha'],
  ['Asha Trust', 'Asha Trust'],
  [' मानवता  फ़ाउंडेशन ', 'मानवता'],
  ['Sarvodayatirtha', 'Sarvodayatirtha'],
  ['', ''],
])('%j is %j under an icon', (name, short) => {
  expect(shortName(name)).toBe(short)
})
