import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { translateMessage } from '@/content/validation'

/** Never shown to people: only programs get these. */
const FOR_PROGRAMS = [
  'The database does not answer.', // The health check.
  'The token is wrong', // Metrics.
  'The signature is wrong', // Webhooks of the gateway.
]

/** Sample values: patterns of translations need a number, an amount or a name. */
const SAMPLES = ['5', '₹500', ' of ₹500', 'Asha Devi']
const PLACE = '{}'

/** Limits the lookup of variables: a function may call itself. */
const MAX_STEPS = 4

/**
 * Checks the sentences passed to `ApiError`: literal, or from a variable or function of the same file.
 * Those of `messages` and `uploadMessages` do not compile without Hindi.
 */
it('every refusal of the server has Hindi', () => {
  const sentences = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => refusalsIn(join('src/server', name)))
  expect(sentences.length).toBeGreaterThan(30)
  const english = sentences.filter(
    (sentence) => !FOR_PROGRAMS.includes(sentence) && !hasHindi(sentence),
  )
  expect(
    english,
    'Admins see these in English. Add the Hindi to importMessagesHi (src/content/import-messages.ts), moneyMessagesHi (money-messages.ts) or serverMessagesHi (validation.ts); where something is filled in, {}, to importPatternsHi or moneyPatternsHi',
  ).toEqual([])
})

function hasHindi(sentence: string): boolean {
  return SAMPLES.map((sample) => sentence.replaceAll(PLACE, sample)).some(
    (text) => translateMessage(text, 'hi') !== text,
  )
}

/** The values of a file's variables and the results of its functions, by name. */
type Named = Map<string, (Expression | Argument)[]>

function refusalsIn(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const named: Named = new Map()
  const functions: string[] = []
  const made: Argument[] = []
  const add = (name: string, value: Expression) =>
    named.set(name, [...(named.get(name) ?? []), value])
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) add(id.name, init)
    },
    FunctionDeclaration({ id }) {
      functions.push(id?.name ?? '')
    },
    'FunctionDeclaration:exit'() {
      functions.pop()
    },
    ReturnStatement({ argument }) {
      if (argument) add(functions.at(-1) ?? '', argument)
    },
    NewExpression({ callee, arguments: [, message] }) {
      if (callee.type === 'Identifier' && callee.name === 'ApiError' && message) made.push(message)
    },
  }).visit(program)
  return made.flatMap((message) => textsOf(message, named, MAX_STEPS))
}

function textsOf(node: Expression | Argument, named: Named, steps: number): string[] {
  const textsOfAll = (nodes: (Expression | Argument)[]) =>
    steps > 0 ? nodes.flatMap((each) => textsOf(each, named, steps - 1)) : []
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.cooked ?? '').join(PLACE)]
    case 'ConditionalExpression':
      return textsOfAll([node.consequent, node.alternate])
    case 'LogicalExpression':
      return textsOfAll([node.left, node.right])
    case 'AwaitExpression':
      return textsOfAll([node.argument])
    case 'Identifier':
      return textsOfAll(named.get(node.name) ?? [])
    case 'CallExpression':
      return node.callee.type === 'Identifier' ? textsOfAll(named.get(node.callee.name) ?? []) : []
    default:
      return []
  }
}
