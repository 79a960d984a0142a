// @vitest-environment jsdom
import { use } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyForm } from './lazy-form'

const handle = vi.fn()
let root: Root
let button: HTMLButtonElement
/** Resolves the load of the form's script. */
let bring = () => {}
/** Whether the form suspends once it is loaded. */
let isWaiting = true
/** Whether the page, without its form, is hydrated. */
let isObserved = false
/** Resolves what React waits for while it hydrates. */
let goOn = () => {}

function Form({ until }: { until: Promise<void> }) {
  if (isWaiting) use(until)
  return (
    <p>
      <button type="button" onClick={handle}>
        Go on
      </button>
    </p>
  )
}

beforeEach(async () => {
  handle.mockClear()
  isWaiting = true
  isObserved = false
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        isObserved = true
        this.tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  const script = new Promise<void>((resolve) => {
    bring = resolve
  })
  const wait = new Promise<void>((resolve) => {
    goOn = resolve
  })
  document.body.innerHTML = '<div id="form"><p><button type="button">Go on</button></p></div>'
  root = hydrateRoot(
    document.body,
    <LazyForm id="form" html={null} load={() => script.then(() => <Form until={wait} />)} />,
  )
  await expect.poll(() => isObserved).toBe(true)
  button = document.querySelector('button') as HTMLButtonElement
})

afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

test('a click before the script has come is repeated once it has', async () => {
  button.click()
  expect(handle).not.toHaveBeenCalled()
  bring()
  goOn()
  await expect.poll(() => handle).toHaveBeenCalledOnce()
})

test('so is a click that React stops while it hydrates', async () => {
  bring()
  await reactListens()
  button.click()
  goOn()
  await expect.poll(() => handle).toHaveBeenCalledOnce()
})

test('a click while React begins is handled once', async () => {
  isWaiting = false
  const listens = vi.spyOn(document.getElementById('form') as HTMLElement, 'addEventListener')
  bring()
  // A loop of microtasks would block all timers, including the test's timeout.
  for (let turn = 0; turn < 10_000 && listens.mock.calls.length === 0; turn++) {
    await Promise.resolve()
  }
  expect(listens).toHaveBeenCalled()
  button.click()
  await expect.poll(() => handle).toHaveBeenCalled()
  // Later than a replayed click.
  await new Promise((done) => setTimeout(done, 20))
  expect(handle).toHaveBeenCalledOnce()
})

/**
 * Waits until React has attached its listeners: with nothing hydrated yet, it stops every click.
 */
async function reactListens(): Promise<void> {
  await expect
    .poll(() => {
      const arrive = vi.fn()
      document.body.addEventListener('click', arrive)
      document.querySelector('p')?.click()
      document.body.removeEventListener('click', arrive)
      return arrive
    })
    .not.toHaveBeenCalled()
}

test('a script that could not be loaded is fetched again when the form is touched', async () => {
  root.unmount()
  document.body.innerHTML = '<div id="form"><p><button type="button">Go on</button></p></div>'
  isObserved = false
  isWaiting = false
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi
    .fn(async () => <Form until={Promise.resolve()} />)
    .mockRejectedValueOnce(new Error('The line was gone'))
  root = hydrateRoot(document.body, <LazyForm id="form" html={null} load={load} />)
  await expect.poll(() => load).toHaveBeenCalledOnce()
  await expect.poll(() => console.warn).toHaveBeenCalled()
  document.querySelector('button')?.click()
  await expect.poll(() => load).toHaveBeenCalledTimes(2)
  await expect.poll(() => handle).toHaveBeenCalledOnce()
})
