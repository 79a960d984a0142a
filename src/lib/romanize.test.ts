import { expect, it } from 'vitest'
import { romanize } from './romanize'

it.each([
  ['बच्चों की पढ़ाई', 'bachchon ki padhai'],
  ['महिलाओं का रोज़गार', 'mahilaon ka rozgar'],
  ['कमला और लड़कियाँ', 'kamla aur ladkiyan'],
  ['हमारा विद्यालय', 'hamara vidyalay'],
  ['सर्दी में कंबल', 'sardi men kambal'],
  ['मानवता, मित्र, राष्ट्र, शब्द', 'manavta, mitra, rashtra, shabd'],
  ['ज्ञान न संगठन', 'gyan na sangathan'],
  ['अर्थात् ऑनलाइन', 'arthat onlain'],
  ['सफलता का महत्व', 'saphalta ka mahatva'],
  ['२०२६ में Clean Water।', '2026 men Clean Water।'],
])('writes %s as it is commonly typed', (hindi, latin) => {
  expect(romanize(hindi)).toBe(latin)
})

it('does not depend on how a letter is encoded', () => {
  expect(romanize('सड़क'.normalize('NFD'))).toBe('sadak')
  expect(romanize('स\u095cक')).toBe('sadak')
  expect(romanize('राष्ट\u094d\u200dर')).toBe('rashtra')
})
