import type {
  AfterErrorHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { releaseLease, takeLease } from '@/cms/database/lease'

// For globals that both the panel and our own code change. Payload reads a global, changes it and writes it
// whole, so of two saves at once one would be lost. Our own code holds the lease with the global's slug
// (`withLease`) meanwhile.

/** Makes a save in the panel wait for others of this global, until `endSave`. @throws as `takeLease`. */
export const beginSave: GlobalBeforeOperationHook = async ({
  global: { slug },
  operation,
  req,
}) => {
  const isSave = operation === 'update' || operation === 'restoreVersion'
  // Payload refuses visitors only after this hook, and they must not hold the lease.
  if (!isSave || req.payloadAPI !== 'REST' || !req.user) return
  req.context[HELD] = { slug, holder: await takeLease(req.payload, slug) } satisfies Held
}

/** Must be the last hook after a change. */
export const endSave: GlobalAfterChangeHook = async ({ doc, req }) => {
  await release(req)
  return doc
}

/** Ends a save that failed. */
export const abandonSave: AfterErrorHook = ({ req }) => release(req)

const HELD = 'leaseOfSave'
type Held = { slug: string; holder: string }

async function release({ context, payload }: PayloadRequest): Promise<void> {
  const held = context[HELD] as Held | undefined
  delete context[HELD]
  if (held) await releaseLease(payload, held.slug, held.holder)
}
