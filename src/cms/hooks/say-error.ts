import type { AfterErrorHook } from 'payload'
import { inLanguageOf } from '@/cms/panel/both-languages'
import { messages } from '@/domain/messages'
import { isStorageFault } from '@/lib/storage-fault'

type SaidError = { message?: string; data?: { errors?: { message?: string }[] } }

/**
 * Sends an error's message to the panel, in its language. The build minifies the names of Payload's error
 * classes, and Payload replaces messages of errors without a known name by 'An unknown error occurred'.
 */
export const sayError: AfterErrorHook = ({ error, req, result }) => {
  const errors: SaidError[] | undefined = result?.errors
  if (!Array.isArray(errors)) return
  const say = (message: string | undefined) => message && inLanguageOf(req, message)
  if (isStorageFault(error)) {
    return { status: 503, response: { errors: [{ message: say(messages.storageFault) }] } }
  }
  return {
    response: {
      ...result,
      errors: errors.map(({ message, data = dataOf(error), ...rest }) => ({
        ...rest,
        ...(data && {
          data: {
            ...data,
            ...(data.errors && {
              errors: data.errors.map((one) => ({ ...one, message: say(one.message) })),
            }),
          },
        }),
        message: say(isPublic(error) ? error.message : message),
      })),
    },
  }
}

/** A build contains Payload's classes twice, and Payload drops the data of errors of the other copy. */
function dataOf(error: Error & { data?: unknown }): SaidError['data'] {
  const isKnown = isPublic(error) && typeof error.data === 'object' && error.data !== null
  return isKnown ? (error.data as SaidError['data']) : undefined
}

/** Decides as Payload does: internal errors of the server are not shown. */
function isPublic(error: Error & { isPublic?: boolean; status?: number }): boolean {
  return error.isPublic ?? (error.status !== undefined && error.status !== 500)
}
