import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload'
import { messages } from '@/domain/messages'
import { SAVED_ELSEWHERE } from '@/domain/saved-elsewhere'

// The panel sends the `updatedAt` of what it showed with each save. Payload itself compares it once,
// at the first letter that is typed, and so misses what another tab saves after that.

/** Has the panel refuse a save over a newer one; the form keeps what was typed. */
export function refusingStaleSaves<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
  hook: CollectionBeforeOperationHook | GlobalBeforeOperationHook,
): Entity {
  const { hooks } = entity
  return {
    ...entity,
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), hook] },
  }
}

export const refuseStaleItem: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || !('id' in args) || args.id === undefined) return args
  await refuseStale(req, args.data, () =>
    req.payload.findByID({
      collection: collection.slug as never,
      id: args.id as string,
      draft: Boolean(collection.versions?.drafts),
      depth: 0,
      select: { updatedAt: true } as never,
      disableErrors: true,
      trash: true,
      user: req.user,
      overrideAccess: false,
    }),
  )
  return args
}

export const refuseStaleGlobal: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  await refuseStale(req, args.data, () =>
    req.payload.findGlobal({
      slug: global.slug as never,
      draft: Boolean(global.versions?.drafts),
      depth: 0,
      select: { updatedAt: true } as never,
      user: req.user,
      overrideAccess: false,
    }),
  )
  return args
}

type Dated = { updatedAt?: unknown }

async function refuseStale(
  req: PayloadRequest,
  sent: Dated | undefined,
  read: () => Promise<Dated | null>,
): Promise<void> {
  const seen = sent?.updatedAt
  if (req.payloadAPI !== 'REST' || typeof seen !== 'string') return
  const stored = (await read())?.updatedAt
  if (typeof stored === 'string' && Date.parse(stored) > Date.parse(seen)) {
    throw new APIError(messages.savedElsewhere, 409, { code: SAVED_ELSEWHERE }, true)
  }
}
