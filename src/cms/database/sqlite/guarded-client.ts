import { setImmediate } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import { isBusy } from './lock'

/** After this long, other work gets a turn before the next statement. */
const LONGEST_TURN_MS = 10

/**
 * A libsql client that survives SQLITE_BUSY and leaves turns to others.
 *
 * libsql never resets a statement that failed with SQLITE_BUSY. While it stays open on its
 * connection, later writes are acknowledged and yet not committed: they are gone after a crash
 * (github.com/tursodatabase/libsql-client-ts/issues/352). So after such a failure the connection is
 * given up and a fresh one takes its place; the caller sees the error as before. Calls go one after
 * the other, so that none slips onto the old connection meanwhile; SQLite works them off in turn
 * anyway.
 *
 * libsql works synchronously: what awaits a statement goes on in the same turn of the event loop. A
 * burst of requests kept all others, and the responses that were ready, waiting for seconds.
 * @param open makes a connection with its pragmas set.
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
