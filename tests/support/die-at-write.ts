import { interceptWrites } from './intercept-writes'

/**
 * Makes the process kill itself right after the database write with the number in KILL_AT; never if
 * that is not set.
 * @returns a function that counts the writes so far.
 */
export async function dieAtWrite(): Promise<() => number> {
  const killAt = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY)
  let writes = 0
  await interceptWrites(async (write) => {
    writes += 1
    const own = writes
    const result = await write()
    if (own === killAt) process.kill(process.pid, 'SIGKILL')
    return result
  })
  return () => writes
}
