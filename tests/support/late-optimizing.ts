import { setFlagsFromString } from 'node:v8'

/** V8 optimizes a function later than it would: most test processes end before that work pays off. */
const FLAG = '--interrupt-budget=500000'

/** For this process. */
export function optimizeLate(): void {
  setFlagsFromString(FLAG)
}

/** The address of a module that does it, for `--import` of another process. */
export const OPTIMIZE_LATE = `data:text/javascript,import{setFlagsFromString}from'node:v8';setFlagsFromString('${FLAG}')`
