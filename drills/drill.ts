/** The measurements of a drill as a table, and the expectations that failed; none if it passed. */
export type DrillResult = {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  failures: readonly string[]
}

/** Each file of this folder exports one as `drill`, named after the file. */
export type Drill = {
  title: string
  /** One paragraph: what the drill does, and what must hold. */
  what: string
  run(): Promise<DrillResult>
}
