import { capitalize } from '@/lib/capitalize'

/**
 * Makes options of a select field with readable labels: `women-empowerment` becomes 'Women empowerment'.
 */
export function labelled<Value extends string>(
  values: readonly Value[],
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: capitalize(value.replaceAll('-', ' ')) }))
}
