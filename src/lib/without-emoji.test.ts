import { expect, test } from 'vitest'
import { withoutEmoji } from './without-emoji'

test.each([
  ['of one sign', 'Happy 🎉 birthday', 'Happy birthday'],
  ['at both ends', '🎂 Asha ❤️', 'Asha'],
  ['with another skin', 'Thanks 🙏🏽!', 'Thanks !'],
  ['joined of several', 'The 👩🏽‍⚕️ and the 👨‍👩‍👧 came', 'The and the came'],
  ['of flags', 'From 🇮🇳 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿 with love', 'From and with love'],
  ['in lines', 'One 🎉\n🎉 two', 'One\ntwo'],
  ['alone', '🎉🎉 🎂', ''],
])('emoji %s are left out', (_name, text, drawn) => {
  expect(withoutEmoji(text)).toBe(drawn)
})

test.each([
  ['digits', '0 1 2 # *'],
  ['signs of law', '© ® ™'],
  ['Hindi with joiners', 'क्‍ष र्‍य क्‌ष'],
  ['two spaces', 'A  B'],
])('%s stay as they are', (_name, text) => {
  expect(withoutEmoji(text)).toBe(text)
})

test('keycaps become their digits, and Hindi keeps its joiners beside emoji', () => {
  expect(withoutEmoji('1️⃣ ©️')).toBe('1 ©')
  expect(withoutEmoji('शक्‍ति 💪 र्‍य')).toBe('शक्‍ति र्‍य')
})
