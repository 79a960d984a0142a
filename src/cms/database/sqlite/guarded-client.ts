import { setImmediate } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import { isBusy } from './lock'

/** After this time, the event loop gets a turn before the next statement. */
const LONGEST_TURN_MS = 10

/**
 * Creates a libsql client that survives SQLITE_BUSY and yields to the event loop.
 *
 * libsql never resets a statement that failed with SQLITE_BUSY. While it stays open on its connection, later
 * writes are acknowledged but not committed: they are lost in a crash
 * (github.com/tursodatabase/libsql-client-ts/issues/352). So after such a failure the connection is replaced;
 * the caller still sees the error. Calls are serialized, so that none uses the old connection meanwhile;
 * SQLite executes them one by one anyway.
 *
 * libsql is synchronous: code that awaits a statement continues in the same turn of the event loop. A burst of
 * requests made all others, and finished responses, wait for seconds.
 * @param open opens a connection with its pragmas set.
 */
export async function createGuardedClient(open: () => Promise<Client>): Promise<Client> {
  let current = await open()
  let last: Promise<unknown> = Promise.resolve()
  let turnBegan = performance.now()

  return new Proxy({} as Client, {
    get(_target, name) {
      const member: unknown = Reflect.get(current, name, current)
      if (typeof member !== 'function' || name === 'close') {
        return typeof member === 'function' ? member.bind(current) : member
      }
      return (...args: unknown[]) => {
        const result = last.then(() => run(String(name), args))
        last = result.catch(() => undefined)
        return result
      }
    },
  })

  async function run(name: string, args: unknown[]): Promise<unknown> {
    if (performance.now() - turnBegan > LONGEST_TURN_MS) {
      await setImmediate()
      turnBegan = performance.now()
    }
    try {
      const method = Reflect.get(current, name, current) as (...args: unknown[]) => unknown
      return await method.apply(current, args)
    } catch (error) {
      if (isBusy(error)) {
        const failed = current
        current = await open()
        failed.close()
      }
      throw error
    }
  }
}
