import { expect, test } from 'vitest'
import { mapEmbedUrl } from './map-embed'

test.each([
  [
    'https://www.openstreetmap.org/#map=15/26.8467/80.9462',
    'https://www.openstreetmap.org/export/embed.html?bbox=80.93620%2C26.83670%2C80.95620%2C26.85670&layer=mapnik&marker=26.8467%2C80.9462',
  ],
  [
    'https://openstreetmap.org/?mlat=26.5&mlon=80.25#map=12/1/2',
    'https://www.openstreetmap.org/export/embed.html?bbox=80.24000%2C26.49000%2C80.26000%2C26.51000&layer=mapnik&marker=26.5%2C80.25',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4',
    'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4',
  ],
  ['https://www.google.com/maps/embed?pb=abc', 'https://www.google.com/maps/embed?pb=abc'],
  [
    'https://www.google.com/maps/place/X/@26.1,80.1,17z/data=!3d26.2!4d80.2',
    'https://www.google.com/maps?q=26.2%2C80.2&output=embed',
  ],
  [
    'https://www.google.com/maps/@26.1,80.1,17z',
    'https://www.google.com/maps?q=26.1%2C80.1&output=embed',
  ],
  ['https://maps.google.com/maps?q=Lucknow', 'https://www.google.com/maps?q=Lucknow&output=embed'],
  // As WhatsApp shares a place.
  [
    'https://maps.google.com/?q=26.8467,80.9462',
    'https://www.google.com/maps?q=26.8467%2C80.9462&output=embed',
  ],
  [
    'https://www.google.com/maps/search/?api=1&query=26.8467%2C80.9462',
    'https://www.google.com/maps?q=26.8467%2C80.9462&output=embed',
  ],
  ['https://maps.google.co.in/?q=Lucknow', 'https://www.google.com/maps?q=Lucknow&output=embed'],
])('%s can be embedded', (url, embed) => {
  expect(mapEmbedUrl(url)).toBe(embed)
})

test.each([
  null,
  '',
  'not an address',
  'http://www.google.com/maps/@26.1,80.1,17z',
  'https://maps.app.goo.gl/abc',
  'https://www.google.com/search?q=map',
  'https://www.google.com/?q=map',
  'https://maps.google.com/',
  'https://www.google.com.evil.example/maps/embed?pb=abc',
  'https://www.openstreetmap.org/#map=15/91.5/80.9',
  'https://www.openstreetmap.org/',
])('%j cannot be embedded', (url) => {
  expect(mapEmbedUrl(url)).toBeNull()
})
