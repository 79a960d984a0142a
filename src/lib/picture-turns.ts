import { perProcess } from './per-process'

type Turns = { count: number; last: Promise<unknown> }

/** Uploads that are worked on or wait in this process. */
const turns = perProcess<Turns>('picture-turns', () => ({ count: 0, last: Promise.resolve() }))

/** One is worked on, the others wait: the last of them for about half a minute. */
export const MAX_PICTURES_AT_ONCE = 16
/** For `Retry-After`, in seconds. */
export const PICTURES_RETRY_SECONDS = 10

const MARK = Symbol.for('manavta.pictures-busy')

class PicturesBusyError extends Error {
  readonly [MARK] = true
}

/** Whether an error says that too many pictures wait already, whichever copy of it. */
export function isPicturesBusy(error: unknown): boolean {
  return error instanceof Error && MARK in error
}

/** Whether the next picture would be refused. */
export function arePicturesBusy(): boolean {
  return turns.count >= MAX_PICTURES_AT_ONCE
}

/**
 * Has pictures worked on one at a time in this process: together, large ones would take more memory
 * than there is.
 * @throws where too many wait already (`isPicturesBusy`).
 */
export async function inPictureTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (arePicturesBusy()) throw new PicturesBusyError('Too many pictures at once')
  turns.count += 1
  const turn = turns.last.then(work)
  turns.last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    turns.count -= 1
  }
}
