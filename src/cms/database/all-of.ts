import type { Where } from 'payload'

/** The condition that all of these are met; undefined where none of them says anything. */
export function allOf(...conditions: (Where | undefined)[]): Where | undefined {
  const given = conditions.filter(
    (condition): condition is Where => condition !== undefined && Object.keys(condition).length > 0,
  )
  return given.length > 1 ? { and: given } : given[0]
}
