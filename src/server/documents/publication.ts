type Status = 'draft' | 'published'

/** The contract's `isPublished`, kept as Payload's draft status. Absent changes nothing. */
export function toStatusColumn(isPublished: boolean | undefined): { _status: Status } | undefined {
  return isPublished === undefined ? undefined : { _status: isPublished ? 'published' : 'draft' }
}

/** Whether visitors see a document. */
export function isPublished(doc: { _status?: Status | null }): boolean {
  return doc._status === 'published'
}
