/** Each lost round means that another write got through. */
const MAX_ROUNDS = 50

/**
 * Repeats a compare-and-set until it gets through.
 * @param task what it does, for the error.
 * @param attempt gives undefined if another write came first.
 * @returns what the successful attempt gives.
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
