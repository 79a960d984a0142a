import fs from 'node:fs'
import path from 'node:path'

/**
 * In the first line of a script: Chrome compiles all of it while it loads, beside the main thread,
 * in place of each function when it is first called (https://v8.dev/blog/explicit-compile-hints).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Puts the hint into the files that every page runs. React and Next run as a whole before a page
 * answers a tap, and most of that was compiling (decision 0010). To be dropped with the first
 * version of Next that needs more than this for it; without it the pages still work.
 */
export function hintFramework(): void {
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(
    fs.readFileSync('.next/build-manifest.json', 'utf8'),
  )
  for (const name of rootMainFiles) {
    const file = path.join('.next', name)
    const script = fs.readFileSync(file, 'utf8')
    if (!script.startsWith(COMPILE_HINT)) fs.writeFileSync(file, COMPILE_HINT + script)
  }
}
