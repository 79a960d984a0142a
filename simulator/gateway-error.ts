/** The body of every error of Razorpay's API (docs: errors). */
export type GatewayErrorBody = {
  error: {
    code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR'
    description: string
    source: string
    step: string
    reason: string
    metadata: Record<string, string>
    field?: string
  }
}

type Details = Partial<Omit<GatewayErrorBody['error'], 'description'>> & { status?: number }

/** A refusal by the practice gateway, in Razorpay's form: HTTP status and JSON body. */
export class GatewayError extends Error {
  readonly status: number
  readonly body: GatewayErrorBody

  constructor(description: string, { status = 400, ...details }: Details = {}) {
    super(description)
    this.status = status
    this.body = {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...details,
      },
    }
  }
}

/** The error for an id that the account does not have, or that belongs to the other mode. */
export function unknownId(): GatewayError {
  return new GatewayError('The id provided does not exist')
}

/** The error for a key that is not this account's, or for a wrong secret. */
export function notAuthenticated(description: string): GatewayError {
  return new GatewayError(description, { status: 401, source: 'NA', step: 'NA', reason: 'NA' })
}
