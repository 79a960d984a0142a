/**
 * A form that a browser sent without a script and the server refused, as its page shows it again: what
 * was typed, and what is wrong with which field.
 */
export type ReturnedForm = {
  fields: Record<string, string | string[]>
  /** By field. */
  errors: Record<string, string>
}
