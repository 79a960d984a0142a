import { afterAll, afterEach } from 'vitest'
import { cleanProcess } from './clean-process'
import { optimizeLate } from './late-optimizing'

optimizeLate()

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // As for browser tests: the default of one second is too short on a busy machine.
  configure({ asyncUtilTimeout: 15_000 })
  // Files share a document, so what a test leaves in it is found by the next file's tests.
  afterEach(cleanup)
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView ??= () => undefined
}

const environment = { ...process.env }

afterAll(() => cleanProcess(environment))
