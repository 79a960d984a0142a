/** What a drill measured, as a table, and what it expected in vain; none means that all held. */
export type DrillResult = {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  failures: readonly string[]
}

/** A file of this folder exports one as `drill`; its name is that of the file. */
export type Drill = {
  title: string
  /** One paragraph: what was done, and what must hold. */
  what: string
  run(): Promise<DrillResult>
}
