/** What a command on the server's own machine prints, and its exit code. */
export type CommandResult = {
  exitCode: 0 | 1 | 2
  text: string
  /** The path of what it wrote for the person, where it wrote something. */
  wrote?: string
}
