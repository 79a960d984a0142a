import { afterAll } from 'vitest'
import { cleanProcess } from './clean-process'
import { optimizeLate } from './late-optimizing'

optimizeLate()

/**
 * Gives what a unit test waits for in a page (`findBy…`, `waitFor`) as long as the browser's tests give
 * it: Testing Library's own second is short on a busy machine.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 15_000 })
}

const environment = { ...process.env }

afterAll(() => cleanProcess(environment))
