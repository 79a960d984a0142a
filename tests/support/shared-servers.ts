type Stoppable = { stop(): Promise<unknown> }

/**
 * The servers that the tests of one worker share. Each starts when a test first asks for it. Those of a
 * file run until a test of another file asks for its own; those of all files until the worker ends.
 */
export class SharedServers {
  #file = ''
  readonly #ofFile = new Map<string, Stoppable>()
  readonly #ofAll = new Map<string, Stoppable>()

  /**
   * @param file whose server it is; empty for one that all files share.
   * @param name which of the owner's servers.
   */
  async get<Server extends Stoppable>(
    file: string,
    name: string,
    start: () => Promise<Server>,
  ): Promise<Server> {
    if (file && file !== this.#file) {
      await stopAll(this.#ofFile)
      this.#file = file
    }
    const servers = file ? this.#ofFile : this.#ofAll
    // One name always stands for one kind of server.
    const running = servers.get(name) as Server | undefined
    const server = running ?? (await start())
    servers.set(name, server)
    return server
  }

  async stop(): Promise<void> {
    await stopAll(this.#ofFile)
    await stopAll(this.#ofAll)
  }
}

/** The last one first: a site stops before the gateway that it asks. */
async function stopAll(servers: Map<string, Stoppable>): Promise<void> {
  const running = [...servers.values()].reverse()
  servers.clear()
  for (const server of running) await server.stop()
}
