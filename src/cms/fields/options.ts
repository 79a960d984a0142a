/**
 * Makes options of a select field with readable labels: `women-empowerment` becomes 'Women empowerment'.
 */
export function labelled<Value extends string>(
  values: readonly Value[],
): { value: Value; label: string }[] {
  return values.map((value) => {
    const words = value.replaceAll('-', ' ')
    return { value, label: words.charAt(0).toUpperCase() + words.slice(1) }
  })
}
