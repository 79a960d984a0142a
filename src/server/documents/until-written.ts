/** Each lost round means that another write succeeded. */
const MAX_ROUNDS = 50

/**
 * Repeats a compare-and-set until it succeeds.
 * @param task what it does, for the error.
 * @param attempt returns undefined if another write came first.
 * @returns the result of the successful attempt.
 * @throws Error after 50 attempts.
 */
export async function untilWritten<Result>(
  task: string,
  attempt: () => Promise<Result | undefined>,
): Promise<Result> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = await attempt()
    if (result !== undefined) return result
  }
  throw new Error(`Could not ${task}: another change came first each time`)
}
