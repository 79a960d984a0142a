import type { Where } from 'payload'

/** Combines conditions with `and`, skipping empty ones; undefined if all are empty. */
export function allOf(...conditions: (Where | undefined)[]): Where | undefined {
  const given = conditions.filter(
    (condition): condition is Where => condition !== undefined && Object.keys(condition).length > 0,
  )
  return given.length > 1 ? { and: given } : given[0]
}
