import { type Endpoint, Forbidden, type Payload } from 'payload'
import { z } from 'zod'
import { withLease } from '@/cms/database/lease'
import { changeVersion, newestVersion } from '@/cms/database/queries/newest-version'
import {
  isNumbered,
  type NumberedCollection,
  numberFields,
  orderKey,
  type Position,
} from '@/cms/fields/numbered-order'
import { renewTag } from '@/cms/hooks/renew'

const PATH = '/reorder'

/** The body for any collection; the rest is Payload's. */
const anyMove = z.looseObject({ collectionSlug: z.string() })

/** The body that the panel sends after a row of a numbered collection was dragged. */
const move = z.object({
  collectionSlug: z.string(),
  docsToMove: z.tuple([z.string()]),
  newKeyWillBe: z.enum(['greater', 'less']),
  target: z.object({ id: z.string() }),
})

/**
 * Replaces Payload's own call for collections whose order is a number in the API: Payload would write only its
 * own order, and for an item with a newer draft only the draft's.
 */
export const reorder: Endpoint = {
  path: PATH,
  method: 'post',
  handler: async (req) => {
    const { data: body } = anyMove.safeParse(await req.json?.().catch(() => null))
    if (!body) return badRequest()
    const collection = body.collectionSlug
    if (!isNumbered(collection)) {
      const own = req.payload.config.endpoints.findLast(({ path }) => path === PATH)
      return own?.handler(Object.assign(req, { json: async () => body })) as Promise<Response>
    }
    const parsed = move.safeParse(body)
    if (!parsed.success) return badRequest()
    const { access } = req.payload.collections[collection].config
    if (!(await access.update({ req }))) throw new Forbidden(req.t)
    const { docsToMove, newKeyWillBe, target } = parsed.data
    // One at a time: each move renumbers the list as it read it.
    await withLease(req.payload, `order of ${collection}`, () =>
      moveItem(req.payload, {
        collection,
        id: docsToMove[0],
        targetId: target.id,
        isAfter: newKeyWillBe === 'greater',
      }),
    )
    return Response.json({ success: true })
  },
}

function badRequest(): Response {
  return Response.json({ message: 'Bad request' }, { status: 400 })
}

type Move = { collection: NumberedCollection; id: string; targetId: string; isAfter: boolean }

/** Moves an item before or after another one, and renumbers all from 0. */
async function moveItem(payload: Payload, { collection, id, targetId, isAfter }: Move) {
  const { docs } = await payload.find({
    collection,
    sort: '_order',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const moved = docs.find((doc) => doc.id === id)
  const others = docs.filter((doc) => doc !== moved)
  const target = others.findIndex((doc) => doc.id === targetId)
  if (!moved || target < 0) return
  const ordered = others.toSpliced(isAfter ? target + 1 : target, 0, moved)
  const field = numberFields[collection]
  for (const [number, doc] of ordered.entries()) {
    if ((doc as Position)[field] !== number)
      await setPosition(payload, collection, { ...doc, [field]: number })
  }
  await renewTag(payload, collection)
}

/** Fills in `_order`, by which the panel's lists are sorted, in a database of an older version. */
export async function fillOrder(payload: Payload): Promise<void> {
  for (const collection of Object.keys(numberFields) as NumberedCollection[]) {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      pagination: false,
      trash: true,
      overrideAccess: true,
      where: { _order: { exists: false } },
    })
    for (const doc of docs) await setPosition(payload, collection, doc)
  }
}

/** Sets the order in an item and its newest draft, bypassing hooks and versions: nothing else changes. */
async function setPosition(
  payload: Payload,
  collection: NumberedCollection,
  item: Position & { id: string },
): Promise<void> {
  const { id } = item
  const field = numberFields[collection]
  const position = { [field]: item[field] ?? 0, _order: orderKey(collection, item) }
  // Read only now: with an older time, a save since then would look as if it had never happened.
  const stored = await payload.db.findOne<{ id: string; updatedAt: string }>({
    collection,
    where: { id: { equals: id } },
    select: { updatedAt: true },
  })
  if (!stored) return
  const data = { ...position, updatedAt: stored.updatedAt }
  await payload.db.updateOne({ collection, id, data, returning: false })
  const version = await newestVersion(payload, collection, id)
  if (version) await changeVersion(payload, collection, version, position)
}
