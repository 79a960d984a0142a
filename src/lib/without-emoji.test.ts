import { expect, test } from 'vitest'
import { withoutEmoji } from './without-emoji'

test.each([
  ['a single one', 'Happy 🎉 birthday', 'Happy birthday'],
  ['at both ends', '🎂 Asha ❤️', 'Asha'],
  ['with a skin tone', 'Thanks 🙏🏽!', 'Thanks !'],
  ['joined from several', 'The 👩🏽‍⚕️ and the 👨‍👩‍👧 came', 'The and the came'],
  ['flags', 'From 🇮🇳 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿 with love', 'From and with love'],
  ['at a line break', 'One 🎉\n🎉 two', 'One\ntwo'],
  ['alone', '🎉🎉 🎂', ''],
])('removes emoji: %s', (_name, text, drawn) => {
  expect(withoutEmoji(text)).toBe(drawn)
})

test.each([
  ['digits', '0 1 2 # *'],
  ['legal symbols', '© ® ™'],
  ['Hindi with joiners', 'क्‍ष र्‍य क्‌ष'],
  ['two spaces', 'A  B'],
])('keeps %s', (_name, text) => {
  expect(withoutEmoji(text)).toBe(text)
})

test('keycaps become digits, and Hindi keeps its joiners next to emoji', () => {
  expect(withoutEmoji('1️⃣ ©️')).toBe('1 ©')
  expect(withoutEmoji('शक्‍ति 💪 र्‍य')).toBe('शक्‍ति र्‍य')
})
