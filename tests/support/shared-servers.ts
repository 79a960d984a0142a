type Stoppable = { stop(): Promise<unknown> }

/**
 * Keeps servers running between the tests of a worker. Each starts when a test first asks for it. A file's
 * own servers stop when another file asks for its own; shared ones run until the worker ends.
 */
export class SharedServers {
  #file = ''
  readonly #own = new Map<string, Stoppable>()
  readonly #shared = new Map<string, Stoppable>()

  /**
   * @param file the file that owns the server; empty if all files share it.
   * @param name distinguishes the servers of one owner.
   * @param start is called if the server is not running yet.
   */
  async get<Server extends Stoppable>(
    file: string,
    name: string,
    start: () => Promise<Server>,
  ): Promise<Server> {
    if (file && file !== this.#file) {
      await stopAll(this.#own)
      this.#file = file
    }
    const servers = file ? this.#own : this.#shared
    // A name always has the same kind of server.
    const running = servers.get(name) as Server | undefined
    const server = running ?? (await start())
    servers.set(name, server)
    return server
  }

  async stop(): Promise<void> {
    await stopAll(this.#own)
    await stopAll(this.#shared)
  }
}

/** Stops the last one first: a site before the gateway that it uses. */
async function stopAll(servers: Map<string, Stoppable>): Promise<void> {
  const running = [...servers.values()].reverse()
  servers.clear()
  for (const server of running) await server.stop()
}
