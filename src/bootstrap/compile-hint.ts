import fs from 'node:fs'
import path from 'node:path'

/**
 * As the first line of a script, makes Chrome compile all of it while it loads, off the main
 * thread, instead of each function on its first call (https://v8.dev/blog/explicit-compile-hints).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds the hint to the files that every page runs. All of React and Next runs before a page
 * responds to a tap, and most of that time was spent compiling (decision 0010). Drop it with the
 * first version of Next that needs more than this; pages work without it.
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
