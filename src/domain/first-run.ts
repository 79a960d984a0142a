import * as z from 'zod/mini'
import { messages } from './messages'
import { flag } from './text'

/** The page with the first steps. */
export const FIRST_RUN_PATH = '/admin/start'

/** The steps of setting up the site, in order. */
export const firstSteps = [
  'name',
  'colours',
  'contact',
  'registration',
  'bank',
  'gateway',
  'mail',
  'picture',
  'sample',
  'claims',
] as const
export type FirstStep = (typeof firstSteps)[number]

export type StepState = 'done' | 'open' | 'not-needed'

/** The stored facts that the steps depend on. */
export type SiteFacts = {
  foundationName: string
  /** False if only the English name was changed. */
  hasHindiName: boolean
  hasLogo: boolean
  hasPalette: boolean
  hasAddress: boolean
  hasPhone: boolean
  hasEmail: boolean
  hasMap: boolean
  hasRegistration: boolean
  documents: number
  hasUpi: boolean
  hasBank: boolean
  takesOnline: boolean
  hasKeys: boolean
  isTestMode: boolean
  hasMailServer: boolean
  /** The mail server has accepted a test message. */
  hasSentMail: boolean
  ownPictures: number
  /** Number of items, figures and pictures of the sample. */
  sampleItems: number
  /** Number of the sample's figures and stories that nobody has confirmed. */
  claims: number
}

/** What a step still lacks. */
const gaps = [
  'hindi-name',
  'logo',
  'palette',
  'address',
  'phone',
  'email',
  'map',
  'registration',
  'documents',
  'upi',
  'bank',
  'keys',
  'live-keys',
  'mail-server',
  'test-mail',
  'picture',
  'sample',
  'claims',
] as const
export type Gap = (typeof gaps)[number]

export type StepView = { id: FirstStep; state: StepState; gaps: Gap[] }

/** Returns the state of each step, derived from the data, never from what somebody has clicked. */
export function stepsOf(facts: SiteFacts): StepView[] {
  const missing = (wanted: [Gap, boolean | number][]): Gap[] =>
    wanted.flatMap(([gap, isThere]) => (isThere ? [] : [gap]))
  const gapsOf: Record<FirstStep, Gap[]> = {
    name: missing([
      ['hindi-name', facts.hasHindiName],
      ['logo', facts.hasLogo],
    ]),
    colours: missing([['palette', facts.hasPalette]]),
    contact: missing([
      ['address', facts.hasAddress],
      ['phone', facts.hasPhone],
      ['email', facts.hasEmail],
      ['map', facts.hasMap],
    ]),
    registration: missing([
      ['registration', facts.hasRegistration],
      ['documents', facts.documents],
    ]),
    bank: missing([
      ['upi', facts.hasUpi],
      ['bank', facts.hasBank],
    ]),
    gateway: facts.hasKeys ? missing([['live-keys', !facts.isTestMode]]) : ['keys'],
    mail: facts.hasMailServer ? missing([['test-mail', facts.hasSentMail]]) : ['mail-server'],
    picture: missing([['picture', facts.ownPictures]]),
    sample: missing([['sample', facts.sampleItems === 0]]),
    claims: missing([['claims', facts.claims === 0]]),
  }
  return firstSteps.map((id) => {
    const isNotNeeded = id === 'gateway' && !facts.takesOnline
    const state = isNotNeeded ? 'not-needed' : gapsOf[id].length === 0 ? 'done' : 'open'
    return { id, state, gaps: isNotNeeded ? [] : gapsOf[id] }
  })
}

/** Counts the steps, and those with nothing left to do. */
export function progressOf(steps: StepView[]): { done: number; total: number } {
  return { done: steps.filter(({ state }) => state !== 'open').length, total: steps.length }
}

/** The body of POST /api/admin/first-run. */
export const firstRunForm = z.object(
  {
    /** Hides the steps on the dashboard. */
    isDismissed: flag(),
  },
  messages.bodyInvalid,
)

/** The outcomes of a test message; failures are grouped by cause. */
export const testMailResults = [
  'sent',
  'no-server',
  'no-address',
  'login',
  'unreachable',
  'refused',
  'failed',
] as const
export type TestMailResult = (typeof testMailResults)[number]
