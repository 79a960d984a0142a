// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { HYDRATED_EVENT } from '@/lib/hydrated'
import { runStarter } from '../../../tests/support/run-starter'
import { deferScripts } from './defer-scripts'

const PAGE =
  '<body><button type="button">Menu</button><script src="/_next/static/chunks/a.js" async=""></script></body>'

let button: HTMLButtonElement
const handle = vi.fn()

beforeEach(() => {
  handle.mockClear()
  const html = deferScripts(PAGE)
  const [, list = '', starter = ''] = /<body>(.*?)<script>(.*)<\/script>/s.exec(html) ?? []
  document.body.innerHTML = list
  // Otherwise the scripts themselves would be fetched.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const end = runStarter(starter)
  button = document.querySelector('button') as HTMLButtonElement
  return end
})

test('a tap before the script has loaded is replayed after hydration', () => {
  button.click()
  button.addEventListener('click', handle)
  dispatchEvent(new Event(HYDRATED_EVENT))
  dispatchEvent(new Event(HYDRATED_EVENT))
  expect(handle).toHaveBeenCalledOnce()
})

test('so is one whose propagation React has stopped', () => {
  const stop = (event: Event) => event.stopPropagation()
  document.addEventListener('click', stop, { capture: true, once: true })
  button.click()
  button.addEventListener('click', handle)
  dispatchEvent(new Event(HYDRATED_EVENT))
  expect(handle).toHaveBeenCalledOnce()
})

test('a tap that triggers hydration is not replayed: React handles it', () => {
  const hydrate = () => {
    button.addEventListener('click', handle)
    dispatchEvent(new Event(HYDRATED_EVENT))
  }
  document.addEventListener('click', hydrate, { capture: true, once: true })
  button.click()
  expect(handle).toHaveBeenCalledOnce()
})

test('a form that needs its script is not submitted before it has loaded, and then once', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form data-needs-script><button>Log in</button></form>',
  )
  const form = document.querySelector('form') as HTMLFormElement
  const submit = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', submit)
  form.querySelector('button')?.click()
  expect(submit).not.toHaveBeenCalled()
  dispatchEvent(new Event(HYDRATED_EVENT))
  expect(submit).toHaveBeenCalledOnce()
})

test('a tap elsewhere is not replayed', () => {
  button.click()
  document.body.click()
  button.addEventListener('click', handle)
  dispatchEvent(new Event(HYDRATED_EVENT))
  expect(handle).not.toHaveBeenCalled()
})
