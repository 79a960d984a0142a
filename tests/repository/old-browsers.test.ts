import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Features that the browsers of `browserslist` in package.json lack and the build does not polyfill
 * (docs/decisions/0165): copying array methods, searches from the end, `structuredClone`, lookbehind.
 */
const MISSING =
  /\.(toSorted|toReversed|toSpliced|with|findLast|findLastIndex)\(|\bstructuredClone\(|\(\?<[=!]/

it('code of components and features runs in the browsers that the build is for', () => {
  const files = ['src/components', 'src/features'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => MISSING.test(readFileSync(file, 'utf8')))).toEqual([])
})
