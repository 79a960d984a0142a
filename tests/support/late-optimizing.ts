import { setFlagsFromString } from 'node:v8'

/** V8 optimizes a function later than it would: most test processes end before that work pays off. */
const FLAG = '--interrupt-budget=500000'
const MODULE = `data:text/javascript,import{setFlagsFromString}from'node:v8';setFlagsFromString('${FLAG}')`
/** Tells what this process starts, in any copy of this module. */
const VARIABLE = 'TESTS_OPTIMIZE_LATE'

/** For this process, and those that it starts with `lateOptimizingArgs`. */
export function optimizeLate(): void {
  setFlagsFromString(FLAG)
  process.env[VARIABLE] = 'true'
}

/** Arguments of Node.js; none for a server that is measured, in `bench/` and `drills/`. */
export function lateOptimizingArgs(): string[] {
  return process.env[VARIABLE] ? ['--import', MODULE] : []
}
