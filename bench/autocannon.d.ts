/** The part of autocannon that the benchmark uses; it brings no types of its own. */
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** In seconds. */
    duration: number
    headers: Record<string, string>
  }
  type Result = { non2xx: number; errors: number; timeouts: number; requests: { average: number } }
  type Run = Promise<Result> & {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, ms: number) => void,
    ): void
  }
  export default function autocannon(options: Options): Run
}
