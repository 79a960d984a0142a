/**
 * A form that was sent without a script and refused, for its page to show again: the typed values and
 * the errors.
 */
export type ReturnedForm = {
  fields: Record<string, string | string[]>
  /** By field. */
  errors: Record<string, string>
}
