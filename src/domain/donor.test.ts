import { describe, expect, it } from 'vitest'
import { findDonor, haveTwoPans, marksOf, nameKey, nameOrTextKey, reasonsInCommon } from './donor'

const nobody = { donorName: 'Asha Devi', panKey: null }
const sureOf = (gift: object) => marksOf({ ...nobody, ...gift })?.sure ?? []
const sharedOf = (gift: object) => new Set(marksOf({ ...nobody, ...gift })?.shared)

describe('names', () => {
  it.each([
    ['Asha Devi', 'asha devi'],
    ['Smt. Asha Devi', 'ASHA  DEVI'],
    ['Devi Asha', 'Asha Devi'],
    ['Dr. A. P. Singh', 'A P Singh'],
    ['Ravi Kumar ji', 'Ravi Kumar'],
    ['श्रीमती आशा देवी', 'आशा देवी'],
    ['आशा देवी जी', 'आशा देवी'],
    ['Asha Devi.', '(Asha) Devi'],
    ['चाँद', 'चांद'],
    ['ज़ाहिर', 'जाहिर'],
    ['ज\u093Cाहिर', '\u095Bाहिर'],
  ])('%s and %s are one', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
    expect(nameKey(one)).not.toBeNull()
  })

  it.each([
    ['R. Kumar', 'Ravi Kumar'],
    ['Asha Devi', 'आशा देवी'],
    ['Asha Devi', 'Asha'],
    ['Asha', 'Usha'],
    ['सीता', 'सीत'],
    ['José', 'Jose'],
  ])('%s and %s are two', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  it.each([
    'Anonymous',
    'A well-wisher',
    'गुप्त दान',
    'Gupt Daan',
    'Cash',
    '—',
    '',
    'Mr.',
    'X',
    '12 34',
  ])('%j names nobody', (name) => expect(nameKey(name)).toBeNull())

  it('that name nobody are compared as they stand', () => {
    expect(nameOrTextKey('Mr. X')).toBe('mr x')
    expect(nameOrTextKey('Anonymous')).not.toBe(nameOrTextKey('A well-wisher'))
  })
})

describe('marks', () => {
  it('are sure by PAN, and by address or phone with the name', () => {
    const gift = { email: 'Asha@Example.org', phone: '+91 98765-43210', panKey: 'x' }
    expect(sureOf(gift)).toEqual([
      'pan:x',
      'email-name:asha@example.org asha devi',
      'phone-name:9876543210 asha devi',
    ])
    expect(sureOf({ ...gift, donorName: 'अज्ञात' })).toEqual(['pan:x'])
  })

  it('tell nothing of a gift that names nobody', () => {
    expect(marksOf({ donorName: 'Anonymous', address: 'Pune', panKey: null })).toBeNull()
    expect(marksOf({ donorName: 'Anonymous', phone: '12345', email: '', panKey: null })).toBeNull()
  })

  it('need name and address for a place', () => {
    expect([...sharedOf({ phone: '9876543210' })]).toEqual(['phone:9876543210'])
    const nameless = {
      donorName: 'Anonymous',
      email: 'a@example.org',
      address: '4 Lane, Pune 411001',
    }
    expect([...sharedOf(nameless)]).toEqual(['email:a@example.org'])
    expect([...sharedOf({ address: '4 Lane, Pune 411 001' })]).toEqual([
      'place:asha devi, 4 lane pune 411 001',
      'place:asha devi, 411001',
    ])
  })

  it('that a family may share are a reason to ask', () => {
    const phone = { phone: '9876543210' }
    const other = sharedOf({ ...phone, donorName: 'Ravi', email: 'r@example.org' })
    expect(reasonsInCommon(sharedOf({ ...phone, email: 'a@example.org' }), other)).toEqual([
      'phone',
    ])
    const village = sharedOf({ address: 'Vill. Rampur, Sitapur 261 001' })
    expect(reasonsInCommon(village, sharedOf({ address: 'Rampur-261001' }))).toEqual(['place'])
    expect(reasonsInCommon(village, sharedOf({ address: 'रामपुर २६१००१' }))).toEqual(['place'])
    expect(reasonsInCommon(village, sharedOf({ address: 'vill rampur sitapur 261001' }))).toEqual([
      'place',
    ])
    expect(reasonsInCommon(village, sharedOf({ address: 'Rampur', donorName: 'Ravi' }))).toEqual([])
    expect(reasonsInCommon(village, sharedOf({ address: 'Phone 9261001000' }))).toEqual([])
  })
})

describe('the donor of a gift', () => {
  const email = 'email-name:a@example.org asha'
  const phone = 'phone-name:9876543210 asha'
  const asha = { key: 'asha', marks: new Set(['pan:1', email]) }
  const ravi = { key: 'ravi', marks: new Set(['pan:2', phone]) }
  const byMark = (mark: string) => [asha, ravi].find(({ marks }) => marks.has(mark))

  it.each([
    ['by PAN, before all else', ['pan:2', email], 'ravi'],
    ['by address and name', [email], 'asha'],
    ['nobody where the PAN is another', ['pan:3', email, phone], undefined],
    ['nobody where nothing is known', ['phone-name:1 asha'], undefined],
  ])('is found %s', (_how, sure, key) => {
    expect(findDonor({ sure, byMark })?.key).toBe(key)
  })

  it('stays the one that it is, where two would do', () => {
    expect(findDonor({ sure: [email, phone], byMark })?.key).toBe('asha')
    expect(findDonor({ sure: [email, phone], byMark, current: 'ravi' })?.key).toBe('ravi')
  })

  it('has one PAN', () => {
    expect(haveTwoPans(asha.marks, ravi.marks)).toBe(true)
    expect(haveTwoPans(asha.marks, new Set(['pan:1', phone]))).toBe(false)
    expect(haveTwoPans(asha.marks, new Set([phone]))).toBe(false)
  })
})
