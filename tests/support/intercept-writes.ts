import { getPayloadClient } from '@/server/payload-client'

type Write = <Result>(write: () => Promise<Result>) => Promise<Result>

/** Makes every write of this process go through `intercept`, by which a test can make it fail. */
export async function interceptWrites(intercept: Write): Promise<void> {
  const payload = await getPayloadClient()
  const { create } = payload
  const { updateOne } = payload.db
  payload.create = ((args: never) => intercept(() => create.call(payload, args))) as typeof create
  payload.db.updateOne = ((args: never) =>
    intercept(() => updateOne.call(payload.db, args))) as typeof updateOne
}
