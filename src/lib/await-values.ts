/**
 * Awaits all values of an object at the same time.
 * @throws the error of the first that fails.
 */
export async function awaitValues<Values extends object>(
  pending: {
    [Name in keyof Values]: Promise<Values[Name]>
  },
): Promise<Values> {
  const entries = Object.entries<Promise<unknown>>(pending).map(
    async ([name, value]) => [name, await value] as const,
  )
  return Object.fromEntries(await Promise.all(entries)) as Values
}
