import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, Payload } from 'payload'
import { namedPrograms } from '@/cms/database/queries/named-programs'
import { refusal } from '@/cms/refusal'

export const keepNamedPrograms: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseNamed(req.payload, String(id))

export const keepNamedProgramsOutOfTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const isTrashed = data.deletedAt && originalDoc && !originalDoc.deletedAt
  if (isTrashed) await refuseNamed(req.payload, originalDoc.id)
  return data
}

async function refuseNamed(payload: Payload, id: string): Promise<void> {
  if (!(await namedPrograms(payload)).has(id)) return
  throw refusal(
    'A campaign belongs to this program, and its gifts may only be spent on it. Choose another program in the campaign first; if the campaign is in the trash, delete it for good.',
    409,
  )
}
