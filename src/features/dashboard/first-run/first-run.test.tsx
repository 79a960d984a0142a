// @vitest-environment jsdom

import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { dashboardContent } from '@/content/dashboard'
import { firstRunContent } from '@/content/first-run'
import { locales } from '@/content/locale'
import { firstSteps, type StepView } from '@/domain/first-run'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import type { ClaimView } from './claims'
import { FirstRun } from './first-run'
import { FirstRunBanner } from './first-run-banner'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const counts = {
  activities: 6,
  portfolio: 1,
  slides: 0,
  inspirations: 0,
  programs: 0,
  stories: 0,
  figures: 2,
  pictures: 9,
}
const open: Partial<Record<StepView['id'], StepView['gaps']>> = {
  name: ['hindi-name'],
  contact: ['phone', 'map'],
  mail: ['test-mail'],
  sample: ['sample'],
  claims: ['claims'],
}
const steps: StepView[] = firstSteps.map((id) => {
  const gaps = open[id] ?? []
  if (id === 'gateway') return { id, state: 'not-needed', gaps }
  return { id, state: gaps.length > 0 ? 'open' : 'done', gaps }
})

const claims: ClaimView[] = [{ kind: 'figure', id: 'f1', text: '250+ Communities' }]

const firstRun = (changes: Partial<ComponentProps<typeof FirstRun>> = {}) => (
  <FirstRun
    foundationName="Asha Trust"
    isDismissed={false}
    steps={steps}
    counts={counts}
    claims={claims}
    samplePages={[{ slug: 'home-page', label: 'Home', unchanged: 3, total: 28 }]}
    {...changes}
  />
)
const show = (locale: (typeof locales)[number] = 'en') => renderOffice(firstRun(), locale)
const step = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => refresh.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('each step says how far it is and leads to where it is done', () => {
  show()
  expect(screen.getByText('5 of 10 steps done')).toBeDefined()
  const name = step('Name and logo').getByRole('link')
  expect(name.getAttribute('href')).toBe('/cms/globals/site-settings?locale=hi#tab-1')
  expect(step('Contact and map').getByText('Still missing: phone number, map.')).toBeDefined()
  expect(step('Contact and map').getByRole('link').getAttribute('href')).toBe(
    '/cms/globals/site-settings?locale=en#tab-2',
  )
  expect(step('Name and logo').getByText(/The site is called “Asha Trust”/)).toBeDefined()
  expect(step('Online payment').getByText('Not needed')).toBeDefined()
  expect(
    step('Sample content').getByText(/6 activities, 1 portfolio item, 2 figures/),
  ).toBeDefined()
})

test.each(locales)('every step has its words in %s', (locale) => {
  show(locale)
  const copy = firstRunContent[locale]
  for (const { id, state } of steps) {
    expect(step(copy.steps[id].title).getByText(copy.states[state])).toBeDefined()
  }
})

test('a test message is sent, and its result is described', async () => {
  const calls = fakeFetch(jsonAnswer(200, { result: 'unreachable' }))
  show('hi')
  const { mail, steps: copy } = firstRunContent.hi
  await userEvent.click(step(copy.mail.title).getByRole('button'))
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/admin/test-mail?locale=hi' }])
  expect(await step(copy.mail.title).findByText(mail.results.unreachable)).toBeDefined()
})

test('an admin without an e-mail address gets a link to their account in the language of the page', async () => {
  fakeFetch(jsonAnswer(200, { result: 'no-address' }))
  show('hi')
  const { mail, steps: copy } = firstRunContent.hi
  await userEvent.click(step(copy.mail.title).getByRole('button'))
  const link = await step(copy.mail.title).findByRole('link', { name: mail.address })
  expect(link.getAttribute('href')).toBe('/hi/admin/account')
})

test('the sample content goes only after a question that says what goes and what stays', async () => {
  const calls = fakeFetch(jsonAnswer(200, counts))
  show()
  await userEvent.click(step('Sample content').getByRole('button'))
  const question = within(screen.getByRole('dialog', { name: 'Remove all sample content?' }))
  expect(question.getByText(/This will be removed: 6 activities/)).toBeDefined()
  expect(question.getByText(/edited or added stays/)).toBeDefined()
  expect(calls).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Remove it' }))
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/admin/sample-content/remove' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(refresh).toHaveBeenCalled()
})

test('where only stories are left to confirm, nothing speaks of figures', () => {
  const { steps: copy, claims: texts } = firstRunContent.en
  const { rerender } = show()
  expect(step(copy.claims.title).getByRole('link', { name: copy.claims.action })).toBeDefined()
  expect(screen.getByText(texts.note)).toBeDefined()
  rerender(firstRun({ claims: [{ kind: 'story', id: 's1', text: 'Meera reads' }] }))
  expect(step(copy.claims.title).queryByRole('link', { name: copy.claims.action })).toBeNull()
  expect(screen.queryByText(texts.note)).toBeNull()
})

test('a figure of the sample is confirmed, and a refusal changes nothing', async () => {
  const calls = fakeFetch(jsonAnswer(200, { success: true }), jsonAnswer(500, { message: 'No' }))
  show()
  const confirm = screen.getByRole('button', { name: 'It is true: 250+ Communities' })
  await userEvent.click(confirm)
  expect(calls).toMatchObject([{ body: { kind: 'figure', id: 'f1' } }])
  expect(refresh).toHaveBeenCalledTimes(1)
  await userEvent.click(confirm)
  expect(calls).toHaveLength(2)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('the focus stays in a step when its button is gone once it is done', async () => {
  fakeFetch(jsonAnswer(200, { success: true }), jsonAnswer(200, counts))
  const { rerender } = show()
  const hasFocus = (name: string) =>
    document.activeElement?.contains(screen.getByRole('region', { name })) &&
    document.activeElement !== document.body
  await userEvent.click(screen.getByRole('button', { name: 'It is true: 250+ Communities' }))
  rerender(firstRun({ claims: [] }))
  expect(hasFocus('Figures and stories to confirm')).toBe(true)

  await userEvent.click(step('Sample content').getByRole('button'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove it' }))
  const done = steps.map((each) => ({ ...each, state: 'done' as const, gaps: [] }))
  rerender(firstRun({ claims: [], steps: done }))
  expect(step('Sample content').queryByRole('button')).toBeNull()
  expect(hasFocus('Sample content')).toBe(true)
})

test('where the banner cannot be hidden, a notice says why and it stays', async () => {
  fakeFetch(new Error('offline'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const next = steps.find(({ state }) => state === 'open')
  if (next) render(<FirstRunBanner done={6} total={10} next={next} />)
  await userEvent.click(screen.getByRole('button', { name: 'Hide the first steps' }))
  await waitFor(() => expect(getToast()?.description).toBe(dashboardContent.en.list.offline))
  expect(screen.getByRole('region', { name: /^First steps/ })).toBeDefined()
})

test('once the banner is hidden, the focus is on where the steps are found now', async () => {
  fakeFetch(jsonAnswer(200, { success: true }))
  const next = steps.find(({ state }) => state === 'open')
  if (next) render(<FirstRunBanner done={6} total={10} next={next} />)
  await userEvent.click(screen.getByRole('button', { name: 'Hide the first steps' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(document.activeElement?.textContent).toBe(firstRunContent.en.hidden)
})

test.each(locales)('a figure that stands in two lists has buttons of two names in %s', (locale) => {
  const figure = { kind: 'figure', text: '20,000+ Lives Impacted' } as const
  renderOffice(
    firstRun({
      claims: [
        { ...figure, id: 'f1', list: 'homeCounters' },
        { ...figure, id: 'f2', list: 'impactTiles' },
      ],
    }),
    locale,
  )
  const { confirmOf, replaceOf, figures } = firstRunContent[locale].claims
  for (const list of ['homeCounters', 'impactTiles'] as const) {
    const name = `${figure.text} (${figures[list]})`
    expect(screen.getByRole('button', { name: confirmOf(name) })).toBeDefined()
    expect(screen.getByRole('link', { name: replaceOf(name) })).toBeDefined()
  }
})
