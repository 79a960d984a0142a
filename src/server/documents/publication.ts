type Status = 'draft' | 'published'

/** Maps the contract's `isPublished` to Payload's draft status; undefined changes nothing. */
export function toStatusColumn(isPublished: boolean | undefined): { _status: Status } | undefined {
  return isPublished === undefined ? undefined : { _status: isPublished ? 'published' : 'draft' }
}

/** Whether visitors see a document. */
export function isPublished(doc: { _status?: Status | null }): boolean {
  return doc._status === 'published'
}
