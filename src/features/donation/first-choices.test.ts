// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { dropFromUrl, firstChoices } from './first-choices'
import type { PurposeOption } from './purpose-choice'

const education: PurposeOption = {
  key: 'program:1',
  kind: 'program',
  address: 'education',
  name: 'Education',
  programKey: null,
}
const NOTHING_BEGUN = { code: 'ABCD' }

function first(given: Partial<Parameters<typeof firstChoices>[0]> = {}) {
  return firstChoices({
    place: document.body,
    preset: '500',
    purposes: [education],
    begun: NOTHING_BEGUN,
    kept: {},
    ...given,
  })
}

/** The controls as a visitor may have left them before the script came. */
function tap({ amount = '500', interval = 'once', givenFor = '' }) {
  document.body.innerHTML = `
    <input type="radio" name="choice" value="${amount}" checked>
    <input type="radio" name="interval" value="${interval}" checked>
    <select name="givenFor"><option value="${givenFor}" selected></select>`
}

beforeEach(() => {
  history.replaceState(null, '', '/donate')
  tap({})
})

it('starts with the preset where nothing was chosen', () => {
  expect(first()).toEqual({ amount: '500', givenFor: '', interval: 'once', hasBegun: false })
})

it('takes the draft', () => {
  const kept = { amount: '750', givenFor: education.key, interval: 'monthly' as const }
  expect(first({ kept })).toEqual({ ...kept, hasBegun: false })
})

it('forgets a purpose that can no longer be chosen', () => {
  expect(first({ kept: { givenFor: 'program:gone' } }).givenFor).toBe('')
})

it('goes on with the payment that this tab has begun, before the draft', () => {
  const begun = { ...NOTHING_BEGUN, amount: '1100', givenFor: education.key }
  expect(first({ begun, kept: { amount: '750', givenFor: '' } })).toEqual({
    amount: '1100',
    givenFor: education.key,
    interval: 'once',
    hasBegun: true,
  })
})

it('takes what was tapped before the script came, before all but the address', () => {
  tap({ amount: '2000', interval: 'monthly', givenFor: education.key })
  const begun = { ...NOTHING_BEGUN, amount: '1100' }
  expect(first({ begun })).toEqual({
    amount: '2000',
    givenFor: education.key,
    interval: 'monthly',
    hasBegun: false,
  })
})

it('takes what the address asks for, until the donor chooses otherwise', () => {
  history.replaceState(null, '', '/donate?amount=321&purpose=education#form')
  tap({ amount: '2000' })
  expect(first()).toMatchObject({ amount: '321', givenFor: education.key })
  dropFromUrl('amount', 'campaign', 'purpose')
  expect(location.href).toMatch(/\/donate#form$/)
  expect(first()).toMatchObject({ amount: '2000', givenFor: '' })
})

it.each(['-5', '1e9', '5.123', 'x', ''])('does not take %j from the address', (amount) => {
  history.replaceState(null, '', `/donate?amount=${amount}`)
  expect(first().amount).toBe('500')
})
