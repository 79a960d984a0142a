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
 * Whether an item is still as the seed created it. Empty if an older version stored it and `markSamples` has
 * not checked it yet. API calls cannot set it.
 */
export const sampleField: CheckboxField = {
  name: 'isSample',
  type: 'checkbox',
  label: 'Sample',
  index: true,
  access: { create: nobody, update: nobody },
  admin: { hidden: true, components: { Cell: '/src/cms/panel/sample-cell#SampleCell' } },
}

/** Fields of an item's position and visibility: changing them does not make a sample the foundation's own. */
const ARRANGEMENT = [
  ...['_order', 'sortOrder', 'displayOrder', '_status', 'isActive'],
  ...['createdAt', 'updatedAt', 'deletedAt', 'isSample', 'searchText'],
]

/** Clears the sample mark once somebody creates or edits an item: it is then the foundation's own. */
export const clearSampleMarkOnEdit: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!isByPerson(req)) return { ...data, isSample: data.isSample ?? false }
  // Once cleared it stays cleared: the API sends the published mark along, even for an edited draft.
  const isOwn = operation !== 'update' || originalDoc.isSample === false
  return isOwn || isEdit(originalDoc, data) ? { ...data, isSample: false } : data
}

type Figure = { id?: string | null; isSample?: boolean | null }

/** As `clearSampleMarkOnEdit`, for each figure of the site settings. */
export const clearFigureMarksOnEdit: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!isByPerson(req)) return data
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

/** Whether a change affects more than an item's position and visibility. */
export function isEdit(
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown>,
): boolean {
  const changed = Object.keys(changesBetween(before, { ...before, ...after }))
  return changed.some((name) => !ARRANGEMENT.includes(name))
}

/** Whether a person acts, in the panel or through the API, not the site itself. */
function isByPerson(req: PayloadRequest): boolean {
  return Boolean(req.user) || requestContext()?.actor?.id !== undefined
}
