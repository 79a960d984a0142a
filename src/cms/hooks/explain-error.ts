import type { AfterErrorHook } from 'payload'
import { inLanguageOf } from '@/cms/panel/both-languages'
import { messages } from '@/domain/messages'
import { isStorageFault } from '@/lib/storage-fault'

type ShownError = { message?: string; data?: { errors?: { message?: string }[] } }

/**
 * Sends an error's message to the panel, in its language; for a storage fault with the status 503. Payload
 * itself replaces the messages of errors by 'An unknown error occurred' unless it knows the name of their class,
 * and the build minifies those names.
 */
export const explainError: AfterErrorHook = ({ error, req, result }) => {
  const errors: ShownError[] | undefined = result?.errors
  if (!Array.isArray(errors)) return
  const translated = (message: string | undefined) => message && inLanguageOf(req, message)
  if (isStorageFault(error)) {
    return { status: 503, response: { errors: [{ message: translated(messages.storageFault) }] } }
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
              errors: data.errors.map((each) => ({ ...each, message: translated(each.message) })),
            }),
          },
        }),
        message: translated(isPublic(error) ? error.message : message),
      })),
    },
  }
}

/** A build contains Payload's classes twice, and Payload drops the data of errors of the other copy. */
function dataOf(error: Error & { data?: unknown }): ShownError['data'] {
  const isKnown = isPublic(error) && typeof error.data === 'object' && error.data !== null
  return isKnown ? (error.data as ShownError['data']) : undefined
}

/** Decides as Payload does: internal errors of the server are not shown. */
function isPublic(error: Error & { isPublic?: boolean; status?: number }): boolean {
  return error.isPublic ?? (error.status !== undefined && error.status !== 500)
}
