import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clearableImageUrlField,
  clearableVideoUrlField,
  imageUrlField,
  isHttpsUrl,
  isImageUrl,
  isOwnMediaPath,
  ownPhotoUrlField,
  photoUrlField,
} from './media-url'
import { messages } from './messages'

const OWN = ['/media/a.webp', '/media/3f2a-photo_1.w400.jpg', '/media/A']
const HTTPS = [
  'https://example.org/a.jpg',
  'https://example.org',
  'https://example.org:8443/a?b=c&d=%20#e',
  'https://उदाहरण.भारत/चित्र.jpg',
]
const FOREIGN = [
  'http://example.org/a.jpg',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:image/png;base64,AAAA',
  'blob:https://example.org/1',
  'ftp://example.org/a.jpg',
  '//example.org/a.jpg',
  '\\\\example.org\\a.jpg',
  '/\\example.org/a.jpg',
  'https:example.org',
  'https:/example.org',
  'https:///example.org',
  'https://',
  'https://foundation.org@evil.example/a.jpg',
  'https://user:secret@example.org/',
  'https://example.org/a"onerror="alert(1)',
  'https://example.org/<script>',
  'https://example.org/a b.jpg',
  'https://example.org\\@evil.example',
  'htt\nps://example.org',
  '/media/',
  '/media/../etc/passwd',
  '/media/a..b.jpg',
  '/media/.env',
  '/media/a/b.jpg',
  '/media//evil.example',
  '/media/%2e%2e%2fa.jpg',
  '/media/a.jpg?x=1',
  '/media/a.jpg#x',
  '/media/a.jpg\n',
  `/media/${'a'.repeat(201)}`,
  '/other/a.jpg',
  'media/a.jpg',
  ` https://example.org`,
  `https://example.org/${'a'.repeat(2000)}`,
  'a.jpg',
  '',
]

describe('isImageUrl', () => {
  it.each([...OWN, ...HTTPS])('takes %s', (url) => {
    expect(isImageUrl(url)).toBe(true)
  })

  it.each(FOREIGN)('refuses %j', (url) => {
    expect(isImageUrl(url)).toBe(false)
  })

  it('takes nothing but our media and https, whatever the text', () => {
    const scheme = fc.constantFrom('javascript:', 'data:', 'http://', '//', '/', '', 'vbscript:')
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        if (isImageUrl(start + rest)) expect(start + rest).toMatch(/^(\/media\/[\w.-]+|https:\/\/)/)
      }),
    )
  })
})

it('tells our own media from elsewhere', () => {
  for (const url of OWN) expect([isOwnMediaPath(url), isHttpsUrl(url)]).toEqual([true, false])
  for (const url of HTTPS) expect([isOwnMediaPath(url), isHttpsUrl(url)]).toEqual([false, true])
})

describe('the fields', () => {
  it.each([
    ['imageUrl', imageUrlField, undefined, messages.imageUrlRequired],
    ['imageUrl', imageUrlField, '  ', messages.imageUrlRequired],
    ['imageUrl', imageUrlField, { url: 'x' }, messages.imageUrlRequired],
    ['imageUrl', imageUrlField, 'javascript:alert(1)', messages.imageUrlInvalid],
    ['optional imageUrl', clearableImageUrlField, '//evil.example', messages.imageUrlInvalid],
    ['videoUrl', clearableVideoUrlField, 'http://youtu.be/x', messages.videoUrlInvalid],
    ['videoUrl', clearableVideoUrlField, '/media/a.webp', messages.videoUrlInvalid],
    ['videoUrl', clearableVideoUrlField, 7, messages.videoUrlInvalid],
    ['photoUrl', ownPhotoUrlField, 'https://example.org/a.jpg', messages.photoUrlInvalid],
    ['photoUrl', ownPhotoUrlField, ['/media/a.webp'], messages.photoUrlInvalid],
    ['photoUrl', ownPhotoUrlField, '/volunteer-photos/../a.webp', messages.photoUrlInvalid],
    ['photoUrl', ownPhotoUrlField, '/volunteer-photos/', messages.photoUrlInvalid],
    ['imageUrl', imageUrlField, '/volunteer-photos/a.webp', messages.imageUrlInvalid],
    ['photoUrl of an admin', photoUrlField, '', messages.imageUrlRequired],
    ['photoUrl of an admin', photoUrlField, '//evil.example', messages.imageUrlInvalid],
  ])('%s: %#', (_name, field, value, message) => {
    expect(field.safeParse(value).error?.issues[0]?.message).toBe(message)
  })

  it('trim what they take', () => {
    expect(imageUrlField.parse(' /media/a.webp ')).toBe('/media/a.webp')
    expect(clearableVideoUrlField.parse('https://youtu.be/x ')).toBe('https://youtu.be/x')
    expect(ownPhotoUrlField.parse('/media/a.webp')).toBe('/media/a.webp')
    expect(ownPhotoUrlField.parse(' /volunteer-photos/a.webp')).toBe('/volunteer-photos/a.webp')
    for (const url of ['/volunteer-photos/a.webp', '/media/a.webp', 'https://example.org/a.jpg']) {
      expect(photoUrlField.parse(url)).toBe(url)
    }
  })

  it('may be cleared where they are optional', () => {
    expect(clearableImageUrlField.parse('')).toBeNull()
    expect(clearableVideoUrlField.parse(null)).toBeNull()
    expect(ownPhotoUrlField.parse('')).toBeUndefined()
  })
})
