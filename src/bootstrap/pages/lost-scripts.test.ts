// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runStarter } from '../../../tests/support/run-starter'
import { deferScripts } from './defer-scripts'

const PAGE = '<body><script src="/_next/static/chunks/a.js" async=""></script></body>'

const added = () => [...document.head.querySelectorAll('script')]
const lose = () => added().at(-1)?.dispatchEvent(new Event('error'))
const happen = (event: string) => document.body.dispatchEvent(new Event(event, { bubbles: true }))

beforeEach(() => {
  vi.useFakeTimers()
  const html = deferScripts(PAGE)
  const [, list = '', starter = ''] = /<body>(.*?)<script>(.*)<\/script>/s.exec(html) ?? []
  document.body.innerHTML = list
  document.head.innerHTML = ''
  // As in a tab in the background; jsdom itself fetches no scripts.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  return runStarter(starter)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a script that loads is fetched once', () => {
  vi.runAllTimers()
  expect(added().map((script) => script.getAttribute('src'))).toEqual(['/_next/static/chunks/a.js'])
})

test('a script that fails is retried after two seconds, then four', () => {
  lose()
  vi.advanceTimersByTime(1_999)
  expect(added()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(added()).toHaveLength(2)
  lose()
  vi.advanceTimersByTime(4_000)
  expect(added()).toHaveLength(3)
})

test.each(['online', 'click'])('one that has failed for two minutes is retried at %s', (event) => {
  const start = Date.now()
  let last = 0
  for (let count = 0; count < added().length; ) {
    count = added().length
    lose()
    vi.runAllTimers()
    if (added().length > count) last = Date.now() - start
  }
  expect(added()).toHaveLength(7)
  expect(last).toBe(126_000)
  happen(event)
  expect(added()).toHaveLength(8)
  lose()
  vi.advanceTimersByTime(2_000)
  expect(added()).toHaveLength(9)
  for (const each of ['online', 'click']) happen(each)
  expect(added()).toHaveLength(9)
})
