import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, Payload } from 'payload'
import { programsInUse } from '@/cms/database/queries/programs-in-use'
import { refusal } from '@/cms/refusal'

/** Refuses to delete a program to which a campaign belongs. @throws APIError 409. */
export const keepProgramsInUse: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseInUse(req.payload, String(id))

/** Refuses to move such a program to the trash. @throws APIError 409. */
export const keepProgramsInUseOutOfTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const isTrashed = data.deletedAt && originalDoc && !originalDoc.deletedAt
  if (isTrashed) await refuseInUse(req.payload, originalDoc.id)
  return data
}

async function refuseInUse(payload: Payload, id: string): Promise<void> {
  if (!(await programsInUse(payload)).has(id)) return
  throw refusal(
    'A campaign belongs to this program, and its gifts may only be spent on it. Choose another program in the campaign first; if the campaign is in the trash, delete it for good.',
    409,
  )
}
