import { APIError } from 'payload'

/**
 * The error by which a hook refuses what was asked.
 * @param message shown to the person who asked; Payload hides the messages of other errors.
 * @param data details for the client.
 */
export function refusal(
  message: string,
  status: number,
  data: Record<string, unknown> | null = null,
): APIError {
  return new APIError(message, status, data, true)
}
