import type { FieldErrors, FieldValues, Resolver, ResolverResult } from 'react-hook-form'
import { describeIssues } from '@/domain/field-errors'

/** The rules of a form: a schema of `src/domain`, and its messages in the reader's language. */
export type FormRules<Output> = {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: Parameters<typeof describeIssues>[0] }
  translate(message: string): string
}

/** Not a field: the key of the error if the rules could not be loaded. */
export const RULES_MISSING = 'rulesMissing'

/**
 * Validates a form with the same rules as the server. They are loaded when first needed, so that
 * people who only read the page do not pay for them.
 */
export function rulesResolver<Values extends FieldValues, Output>(
  loadRules: () => Promise<FormRules<Output>>,
): Resolver<Values, unknown, Output> {
  return async (values): Promise<ResolverResult<Values, Output>> => {
    const rules = await loadRules().catch((error: unknown) => {
      console.warn('The rules of the form could not be loaded.', error)
      return null
    })
    if (!rules) return { values: {}, errors: toErrors<Values>({ [RULES_MISSING]: '' }) }

    const result = rules.safeParse(values)
    if (result.success) return { values: result.data, errors: {} }
    const { errors } = describeIssues(result.error)
    return { values: {}, errors: toErrors<Values>(errors, rules.translate) }
  }
}

function toErrors<Values extends FieldValues>(
  errors: Record<string, string>,
  translate = (message: string) => message,
): FieldErrors<Values> {
  const fields = Object.entries(errors).map(([field, message]) => [
    field,
    { type: 'rule', message: translate(message) },
  ])
  return Object.fromEntries(fields) as FieldErrors<Values>
}
