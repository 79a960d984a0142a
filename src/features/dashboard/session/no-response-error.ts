/**
 * A call that got no response. `kind` is the key of its text in `dashboardContent.list`: a change was
 * not sent or may have been made; any other call was merely offline.
 */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError'
  readonly kind: 'offline' | 'notSent' | 'mayBeDone'

  constructor(kind: NoResponseError['kind'], cause: TypeError) {
    super('No response', { cause })
    this.kind = kind
  }
}

/** Whether nobody knows if the change that failed was made. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof NoResponseError && error.kind === 'mayBeDone'
}
