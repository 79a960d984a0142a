import { expect, it } from 'vitest'
import { canDrawCard } from './can-draw'

const card = { honouree: 'Meera Nair', fromName: 'आशा', message: null }

it.each([
  ['in English and Hindi', card],
  ['with signs, digits and emoji', { ...card, honouree: 'Zoë 🎉 & 3 others (2026)' }],
  ['with a message of emoji only', { ...card, message: '🎉🎂' }],
  ['with joined letters', { ...card, honouree: 'त्र्यम्बकेश्वर\u200d' }],
])('a card %s has a picture', (_, drawn) => expect(canDrawCard(drawn)).toBe(true))

it.each([
  ['whose name is in Tamil', { ...card, honouree: 'மீரா' }],
  ['from somebody who writes Urdu', { ...card, fromName: 'عائشہ' }],
  ['with a message in Bengali', { ...card, message: 'শুভ জন্মদিন' }],
  ['for an emoji', { ...card, honouree: '👨‍👩‍👧' }],
])('a card %s has none: it would show empty boxes or no name', (_, drawn) =>
  expect(canDrawCard(drawn)).toBe(false),
)
