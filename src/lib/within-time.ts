/**
 * Waits for work, but no longer than a limit. Late work continues; its result is dropped.
 * @param whenLate returns the result in its place, or throws.
 */
export async function withinTime<Result, Late>(
  work: Promise<Result>,
  limitMs: number,
  whenLate: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  }).then(whenLate)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
