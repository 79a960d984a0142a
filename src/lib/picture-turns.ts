import { perProcess } from './per-process'

type Turns = { count: number; last: Promise<unknown> }

/** Uploads in progress or queued in this process. */
const turns = perProcess<Turns>('picture-turns', () => ({ count: 0, last: Promise.resolve() }))

/** One in progress, the rest queued: the last waits about half a minute. */
export const MAX_PICTURES_AT_ONCE = 16
/** For `Retry-After`. */
export const PICTURES_RETRY_SECONDS = 10

const MARK = Symbol.for('manavta.pictures-busy')

class PicturesBusyError extends Error {
  readonly [MARK] = true
}

/** Whether an error means that the queue is full, whichever copy of this module threw it. */
export function isPicturesBusy(error: unknown): boolean {
  return error instanceof Error && MARK in error
}

/** Whether the next picture would be refused. */
export function arePicturesBusy(): boolean {
  return turns.count >= MAX_PICTURES_AT_ONCE
}

/**
 * Runs work on pictures one at a time in this process: several large ones at once could run out of
 * memory.
 * @throws PicturesBusyError if the queue is full (`isPicturesBusy`).
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
