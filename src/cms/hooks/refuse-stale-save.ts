import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalBeforeOperationHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { refusal } from '@/cms/refusal'
import { messages } from '@/domain/messages'
import { LAST_SAVED_HEADER, SAVED_ELSEWHERE } from '@/domain/saved-elsewhere'

// The panel sends the `updatedAt` that it showed with each save. Payload compares it only once, at the first
// keystroke, and misses later saves by another tab. A tab's own last save is sent in a header
// (src/cms/panel/watch-saves.ts).

/** Adds one of the hooks below to a collection or global; when it refuses a save, the form keeps what was typed. */
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

/** Refuses a save of an item that has changed since its form showed it. @throws APIError 409. */
export const refuseStaleItem: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || !('id' in args) || args.id === undefined) return args
  await refuseStale(req, args.data, () =>
    req.payload.findByID({
      collection: collection.slug as CollectionSlug,
      id: args.id as string,
      draft: Boolean(collection.versions?.drafts),
      depth: 0,
      select: { updatedAt: true },
      disableErrors: true,
      trash: true,
      user: req.user,
      overrideAccess: false,
    }),
  )
  return args
}

/** As `refuseStaleItem`, for a global. */
export const refuseStaleGlobal: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  await refuseStale(req, args.data, () =>
    req.payload.findGlobal({
      slug: global.slug as GlobalSlug,
      draft: Boolean(global.versions?.drafts),
      depth: 0,
      select: { updatedAt: true },
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
  read: () => Promise<object | null>,
): Promise<void> {
  const seen = sent?.updatedAt
  if (req.payloadAPI !== 'REST' || typeof seen !== 'string') return
  const ownSave = req.headers.get(LAST_SAVED_HEADER) ?? ''
  const known = Math.max(Date.parse(seen), Date.parse(ownSave) || 0)
  const { updatedAt: stored }: Dated = (await read()) ?? {}
  if (typeof stored === 'string' && Date.parse(stored) > known) {
    throw refusal(messages.savedElsewhere, 409, { code: SAVED_ELSEWHERE })
  }
}
