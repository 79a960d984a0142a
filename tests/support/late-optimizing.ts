import { setFlagsFromString } from 'node:v8'

const NODE_MAJOR = Number.parseInt(process.versions.node, 10)
/**
 * Delays V8's optimization by a factor of seven: most test processes end before it pays off. V8 counts bytes of code
 * in Node 20, and calls in later versions.
 */
const FLAG = NODE_MAJOR < 22 ? '--interrupt-budget=500000' : '--invocation-count-for-turbofan=22000'
const MODULE = `data:text/javascript,import{setFlagsFromString}from'node:v8';setFlagsFromString('${FLAG}')`
/** An environment variable, because Vitest loads this module again for each file. */
const VARIABLE = 'TESTS_OPTIMIZE_LATE'

/** Delays optimization in this process, and in children started with `lateOptimizingArgs`. */
export function optimizeLate(): void {
  setFlagsFromString(FLAG)
  process.env[VARIABLE] = 'true'
}

/** Returns arguments for Node.js. None in `bench/` and `drills/`, which measure their servers. */
export function lateOptimizingArgs(): string[] {
  return process.env[VARIABLE] ? ['--import', MODULE] : []
}
