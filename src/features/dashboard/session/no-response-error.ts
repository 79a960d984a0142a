/**
 * A call that got no response. `kind` names the text of `dashboardContent.list` that says so: a
 * change was not sent, or may have been made; of other calls nothing else is to be said.
 */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError'
  readonly kind: 'offline' | 'notSent' | 'mayBeDone'

  constructor(kind: NoResponseError['kind'], cause: TypeError) {
    super('No response', { cause })
    this.kind = kind
  }
}
