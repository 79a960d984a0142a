import { APIError } from 'payload'

/**
 * Makes the error by which a hook refuses a request.
 * @param message shown to the user; Payload hides the messages of other errors.
 * @param data details for the client.
 */
export function refusal(
  message: string,
  status: number,
  data: Record<string, unknown> | null = null,
): APIError {
  return new APIError(message, status, data, true)
}
