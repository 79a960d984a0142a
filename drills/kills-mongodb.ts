import { runChild } from '../tests/support/child-process'
import { startMongo } from '../tests/support/mongo'
import type { Drill } from './drill'
import { runKills } from './support/kill-drill'
import { openStored } from './support/stored'

const RESTART_LIMIT_MS = 60_000

export const drill: Drill = {
  title: 'Kills under load, MongoDB',
  what: 'As on SQLite. Where MONGODB_TEST_RESTART names a command that ends the database of MONGODB_TEST_URI as a power cut would, and starts it again, every fifth kill ends both at once. Without a MongoDB on the machine its stand-in of the tests keeps the data in memory: what is killed is the server of the site, never the database.',
  async run() {
    const mongo = await startMongo()
    if ('skipped' in mongo) throw new Error(mongo.skipped)
    const restart = process.env.MONGODB_TEST_RESTART
    try {
      return await runKills({
        name: mongo.kind,
        databaseUri: mongo.uri,
        read: () => openStored(mongo.uri),
        ...(restart && { cutDatabase: () => cut(restart) }),
      })
    } finally {
      await mongo.stop()
    }
  },
}

async function cut(restart: string): Promise<void> {
  const { exitCode, output } = await runChild('sh', ['-c', restart], { limitMs: RESTART_LIMIT_MS })
  if (exitCode !== 0) throw new Error(`The database did not start again: ${output}`)
}
