/** What a command on the server itself prints, and its exit code. */
export type CommandResult = {
  exitCode: 0 | 1 | 2
  text: string
  /** The path of what the command wrote for the person, if anything. */
  wrote?: string
}

/** The server ended before it sent a result, so nobody knows how far the command got. */
export class NoResultError extends Error {}
