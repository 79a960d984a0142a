import fs from 'node:fs'
import { expect, test } from 'vitest'
import { isFreeAddress, reservedAddresses } from './free-page'
import { pages } from './pages'

test('an address is words with hyphens between them, and none of the site’s own', () => {
  for (const address of ['our-school', 'camp2026', '80g']) {
    expect(isFreeAddress(address), address).toBe(true)
  }
  const taken = [
    '',
    'Our-School',
    'our school',
    'a/b',
    '-a',
    'a--b',
    'hi',
    'donate',
    'x'.repeat(61),
  ]
  for (const address of taken) expect(isFreeAddress(address), address).toBe(false)
})

test('every folder of the site is reserved', () => {
  const folders = ['src/app', 'src/app/(site)/[locale]', 'src/app/(preview)', 'public'].flatMap(
    (folder) =>
      fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  )
  const own = folders.map(({ name }) => name).filter((name) => isAddress(name))
  const designed = Object.values(pages).flatMap(({ path }) => path.split('/')[1] || [])
  expect([...own, ...designed].filter((name) => !reservedAddresses.includes(name))).toEqual([])
  expect(designed.length).toBeGreaterThan(10)
})

/** Whether a folder is not a file, group or parameter; `fonts` contains no page. */
function isAddress(folder: string): boolean {
  return /^[a-z]/.test(folder) && folder !== 'fonts'
}
