import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 wait longer before it optimizes a function: processes of tests end before most of that work pays
 * off.
 */
const FLAG = '--interrupt-budget=500000'

/** For this process. */
export function optimizeLate(): void {
  setFlagsFromString(FLAG)
}

/** The address of a module that does it, for `--import` of another process. */
export const OPTIMIZE_LATE = `data:text/javascript,import{setFlagsFromString}from'node:v8';setFlagsFromString('${FLAG}')`
