// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runStarter } from '../../../tests/support/run-starter'
import { deferScripts } from './defer-scripts'

const PAGE =
  '<body><form><button>Send</button></form><form></form><script src="/_next/static/chunks/a.js" async=""></script></body>'

const form = () => document.forms[0] as HTMLFormElement

beforeAll(() => {
  const html = deferScripts(PAGE)
  const [, body = '', starter = ''] = /<body>(.*?)<script>(.*)<\/script>/s.exec(html) ?? []
  document.body.innerHTML = body
  // Otherwise the scripts themselves would be fetched.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  return runStarter(starter)
})

beforeEach(() => {
  vi.useFakeTimers()
  dispatchEvent(new Event('pageshow'))
  return () => vi.useRealTimers()
})

/** @returns whether the browser would send the form. */
function submit(given = form()): boolean {
  return given.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
}

test('a form is sent once, however often its button is tapped, and shows that it is being sent', () => {
  expect(submit()).toBe(true)
  expect(form().matches('[data-sending]')).toBe(true)
  expect(submit()).toBe(false)
  expect(submit(document.forms[1])).toBe(true)
})

test('it can be sent again after Back, or if nothing has come of it in half a minute', () => {
  submit()
  dispatchEvent(new Event('pageshow'))
  expect(submit()).toBe(true)
  vi.advanceTimersByTime(30_000)
  expect(submit()).toBe(true)
})

test('a form that its script sends is left to it', () => {
  form().addEventListener('submit', (event) => event.preventDefault(), { once: true })
  submit()
  expect(form().matches('[data-sending]')).toBe(false)
})
