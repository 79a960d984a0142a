import type {
  CheckboxField,
  CollectionBeforeChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { nobody } from '@/cms/access/roles'
import { changesBetween } from '@/cms/audit'
import { figureLists } from '@/domain/figure'
import { requestContext } from '@/lib/request-context'

/**
 * Whether an item is still as the seed made it. Empty where an older version stored it and
 * `markSamples` has not looked at it yet. No call from outside sets it.
 */
export const sampleField: CheckboxField = {
  name: 'isSample',
  type: 'checkbox',
  label: 'Sample',
  index: true,
  access: { create: nobody, update: nobody },
  admin: { hidden: true, components: { Cell: '/src/cms/panel/sample-cell#SampleCell' } },
}

/** Where an item stands and whether it is shown: that leaves it the sample that it was. */
const ARRANGEMENT = [
  ...['_order', 'sortOrder', 'displayOrder', '_status', 'isActive'],
  ...['createdAt', 'updatedAt', 'deletedAt', 'isSample', 'searchText'],
]

/** An item that somebody writes or changes is the foundation's own from then on. */
export const ownWhenEdited: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!isSomebodys(req)) return { ...data, isSample: data.isSample ?? false }
  // What is its own stays so: the API sends the published mark along, also over an edit in a draft.
  const isOwn = operation !== 'update' || originalDoc.isSample === false
  return isOwn || isEdit(originalDoc, data) ? { ...data, isSample: false } : data
}

type Figure = { id?: string | null; isSample?: boolean | null }

/** The same for each figure of the site settings. */
export const ownFiguresWhenEdited: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!isSomebodys(req)) return data
  const mark = (figure: Figure, before: Figure[]) => {
    const known = before.find(({ id }) => id && id === figure.id)
    return known && !isEdit(known, figure) ? figure : { ...figure, isSample: false }
  }
  const lists = figureLists.flatMap((list) =>
    Array.isArray(data[list])
      ? [[list, data[list].map((figure: Figure) => mark(figure, originalDoc?.[list] ?? []))]]
      : [],
  )
  return { ...data, ...Object.fromEntries(lists) }
}

/** Whether a change touches more than an item's place and whether it is shown. */
export function isEdit(
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown>,
): boolean {
  const changed = Object.keys(changesBetween(before, { ...before, ...after }))
  return changed.some((name) => !ARRANGEMENT.includes(name))
}

/** Whether a person acts, in the panel or through the API, and not the site itself. */
function isSomebodys(req: PayloadRequest): boolean {
  return Boolean(req.user) || requestContext()?.actor?.id !== undefined
}
