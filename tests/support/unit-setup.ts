import { afterAll } from 'vitest'
import { cleanProcess } from './clean-process'
import { optimizeLate } from './late-optimizing'

optimizeLate()

/**
 * Gives unit tests (`findBy…`, `waitFor`) the same time limit as browser tests: Testing Library's
 * default of one second is too short on a busy machine.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 15_000 })
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView ??= () => undefined
}

const environment = { ...process.env }

afterAll(() => cleanProcess(environment))
