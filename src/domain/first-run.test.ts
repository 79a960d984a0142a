import { expect, test } from 'vitest'
import { firstSteps, progressOf, type SiteFacts, stepsOf } from './first-run'

const finished: SiteFacts = {
  foundationName: 'Asha Trust',
  hasHindiName: true,
  hasLogo: true,
  hasPalette: true,
  hasAddress: true,
  hasPhone: true,
  hasEmail: true,
  hasMap: true,
  hasRegistration: true,
  documents: 1,
  hasUpi: true,
  hasBank: true,
  takesOnline: true,
  hasKeys: true,
  isTestMode: false,
  hasMailServer: true,
  hasSentMail: true,
  ownPictures: 1,
  sampleItems: 0,
  claims: 0,
}
const stepOf = (id: (typeof firstSteps)[number], facts: Partial<SiteFacts>) =>
  stepsOf({ ...finished, ...facts }).find((step) => step.id === id)

test('a finished site has every step done', () => {
  const steps = stepsOf(finished)
  expect(steps.map(({ id }) => id)).toEqual([...firstSteps])
  expect(steps.every(({ state }) => state === 'done')).toBe(true)
  expect(progressOf(steps)).toEqual({ done: firstSteps.length, total: firstSteps.length })
})

test('an open step names what it lacks', () => {
  expect(stepOf('contact', { hasPhone: false, hasMap: false })).toEqual({
    id: 'contact',
    state: 'open',
    gaps: ['phone', 'map'],
  })
  expect(stepOf('registration', { documents: 0 })?.gaps).toEqual(['documents'])
  expect(stepOf('sample', { sampleItems: 3 })?.state).toBe('open')
  expect(stepOf('claims', { claims: 1 })?.gaps).toEqual(['claims'])
})

test('keys that only practise leave the gateway open, and a gateway that is off needs none', () => {
  expect(stepOf('gateway', { isTestMode: true })?.gaps).toEqual(['live-keys'])
  expect(stepOf('gateway', { hasKeys: false })?.gaps).toEqual(['keys'])
  expect(stepOf('gateway', { hasKeys: false, takesOnline: false })).toEqual({
    id: 'gateway',
    state: 'not-needed',
    gaps: [],
  })
})

test('without a mail server no test message is asked for', () => {
  expect(stepOf('mail', { hasMailServer: false, hasSentMail: false })?.gaps).toEqual([
    'mail-server',
  ])
  expect(stepOf('mail', { hasSentMail: false })?.gaps).toEqual(['test-mail'])
})
