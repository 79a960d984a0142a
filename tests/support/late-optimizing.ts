import { setFlagsFromString } from 'node:v8'

/** V8 optimizes a function later than it would: most test processes end before that work pays off. */
const FLAG = '--interrupt-budget=500000'
const MODULE = `data:text/javascript,import{setFlagsFromString}from'node:v8';setFlagsFromString('${FLAG}')`
/** A variable, since Vitest loads this module again for each file. */
const VARIABLE = 'TESTS_OPTIMIZE_LATE'

/** Applies to this process, and to children started with `lateOptimizingArgs`. */
export function optimizeLate(): void {
  setFlagsFromString(FLAG)
  process.env[VARIABLE] = 'true'
}

/** Arguments for Node.js. None in `bench/` and `drills/`, which measure their servers. */
export function lateOptimizingArgs(): string[] {
  return process.env[VARIABLE] ? ['--import', MODULE] : []
}
