/** Whether an error is Payload's refusal of an invalid request, whose message may be shown. */
export function isPayloadRefusal(error: unknown): error is Error & { status: number } {
  return (
    error instanceof Error &&
    'isPublic' in error &&
    error.isPublic === true &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status < 500
  )
}

/** Returns the paths of the fields that Payload refused, such as 'title.en'. */
export function refusedFields(error: Error): string[] {
  const data = 'data' in error ? (error.data as Data) : undefined
  const errors = Array.isArray(data?.errors) ? data.errors : []
  return errors.flatMap(({ path }) => (typeof path === 'string' ? path : []))
}

type Data = { errors?: { path?: unknown }[] } | null | undefined
