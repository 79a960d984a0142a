// @vitest-environment jsdom
import { use } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyForm } from './lazy-form'

const handle = vi.fn()
let root: Root
let button: HTMLButtonElement
/** Lets the script of the form come. */
let bring = () => {}
/** Ends what React waits for while it hydrates. */
let goOn = () => {}

function Form({ until }: { until: Promise<void> }) {
  use(until)
  return (
    <button type="button" onClick={handle}>
      Go on
    </button>
  )
}

beforeEach(async () => {
  handle.mockClear()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
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
  document.body.innerHTML = '<div id="form"><button type="button">Go on</button></div>'
  root = hydrateRoot(
    document.body,
    <LazyForm id="form" html={null} load={() => script.then(() => <Form until={wait} />)} />,
  )
  await vi.waitFor(() => expect(root).toBeDefined())
  await new Promise((done) => setTimeout(done))
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
  await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce())
})

test('so is a click that React stops while it hydrates', async () => {
  bring()
  // React listens, and has nothing yet to give the click to.
  await vi.waitFor(() => {
    let arrived = false
    const arrive = () => {
      arrived = true
    }
    document.body.addEventListener('click', arrive, { once: true })
    button.click()
    document.body.removeEventListener('click', arrive)
    expect(arrived).toBe(false)
  })
  goOn()
  await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce())
})

test('a click that React handles is not repeated', async () => {
  bring()
  goOn()
  await vi.waitFor(() => {
    button.click()
    expect(handle).toHaveBeenCalled()
  })
  const handled = handle.mock.calls.length
  await new Promise((done) => setTimeout(done, 20))
  expect(handle).toHaveBeenCalledTimes(handled)
})
