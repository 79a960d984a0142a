import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'

const FOLDERS = ['src', 'scripts', 'tests', 'simulator', 'bench', 'drills']

it('no object spreads a literal, because TypeScript does not check its property names', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // bench/lighthouse has packages of its own.
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name))
      .filter(spreadsLiteral),
  )
  expect(found).toEqual([])
})

function spreadsLiteral(file: string): boolean {
  let isFound = false
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  new Visitor({
    ObjectExpression({ properties }) {
      isFound ||= properties.some(
        (each) => each.type === 'SpreadElement' && each.argument.type === 'ObjectExpression',
      )
    },
  }).visit(program)
  return isFound
}
