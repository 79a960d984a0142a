import { getPayloadClient } from '@/server/payload-client'

/**
 * Makes the process kill itself right after the database write with the number in KILL_AT; never if
 * that is not set.
 * @returns a function that counts the writes so far.
 */
export async function dieAtWrite(): Promise<() => number> {
  const killAt = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY)
  const payload = await getPayloadClient()
  const { create } = payload
  const { updateOne } = payload.db
  let writes = 0

  const mortal = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    writes += 1
    const mine = writes
    const result = await write()
    if (mine === killAt) process.kill(process.pid, 'SIGKILL')
    return result
  }
  payload.create = ((args: never) => mortal(() => create.call(payload, args))) as typeof create
  payload.db.updateOne = ((args: never) =>
    mortal(() => updateOne.call(payload.db, args))) as typeof updateOne
  return () => writes
}
