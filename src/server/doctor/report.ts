import type { CommandResult } from '../command-result'
import { checkNames, type Finding } from './finding'

const MARKS = { ok: 'ok', warning: 'warning', problem: 'PROBLEM' }
const COLUMN = 9
const names = Object.values(checkNames)
const NAME_COLUMN = Math.max(...names.map((name) => name.length)) + 2

/**
 * Formats the report of the doctor.
 * @param isJson for programs: `{ state, findings }`.
 * @returns exit code 1 if there is a problem.
 */
export function reportOn(given: Finding[], { isJson }: { isJson: boolean }): CommandResult {
  const order = Object.keys(checkNames)
  const findings = given.toSorted((a, b) => order.indexOf(a.check) - order.indexOf(b.check))
  const count = (state: Finding['state']) => findings.filter((each) => each.state === state).length
  const [problems, warnings] = [count('problem'), count('warning')]
  const exitCode = problems > 0 ? 1 : 0
  if (isJson) {
    const state = problems > 0 ? 'problem' : warnings > 0 ? 'warning' : 'ok'
    return { exitCode, text: JSON.stringify({ state, findings }, null, 2) }
  }
  const lines = findings.flatMap(describe)
  return { exitCode, text: [...lines, '', summaryOf(problems, warnings)].join('\n') }
}

function describe({ check, state, found, advice }: Finding): string[] {
  const head = MARKS[state].padEnd(COLUMN) + checkNames[check].padEnd(NAME_COLUMN)
  return [head + found, ...(advice ? [`${' '.repeat(COLUMN + NAME_COLUMN)}→ ${advice}`] : [])]
}

function summaryOf(problems: number, warnings: number): string {
  if (problems + warnings === 0) return 'No problems found.'
  const parts = [
    ...(problems > 0 ? [`${problems} ${problems === 1 ? 'problem' : 'problems'}`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ]
  return `${parts.join(', ')}.`
}
