import type { Locale } from '@/content/locale'
import { translateMessage } from '@/content/validation'
import type { FormRules } from './rules-resolver'

/** Returns the rules of a schema, with its messages in one language. */
export function localizedRules<Output>(
  schema: Pick<FormRules<Output>, 'safeParse'>,
  locale: Locale,
): FormRules<Output> {
  return {
    safeParse: (values) => schema.safeParse(values),
    translate: (message) => translateMessage(message, locale),
  }
}
