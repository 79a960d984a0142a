import { expect, test } from 'vitest'
import { addressIn } from './pasted-address'

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  [' https://youtu.be/dQw4w9WgXcQ\n', 'https://youtu.be/dQw4w9WgXcQ'],
  [
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=9" title="a"></iframe>',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&start=9',
  ],
  [
    '<iframe\n src="https://www.google.com/maps/embed?pb=1"></iframe>',
    'https://www.google.com/maps/embed?pb=1',
  ],
  ['<iframe></iframe>', '<iframe></iframe>'],
  ['<iframe data-x="y"></iframe>', '<iframe data-x="y"></iframe>'],
  ['', ''],
])('%j is the address %j', (pasted, address) => {
  expect(addressIn(pasted)).toBe(address)
})
