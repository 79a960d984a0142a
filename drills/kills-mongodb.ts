import { runChild } from '../tests/support/child-process'
import { startMongo } from '../tests/support/mongo'
import type { Drill } from './drill'
import { runKills } from './support/kill-drill'
import { openStored } from './support/stored'

const RESTART_LIMIT_MS = 60_000

export const drill: Drill = {
  title: 'Kills under load, MongoDB',
  what: 'As on SQLite. Where MONGODB_TEST_RESTART is a command that kills and restarts the database of MONGODB_TEST_URI, every fifth kill takes the database down together with the server. Without a MongoDB on the machine the stand-in of the tests, mongo-java-server, keeps the data in memory: only the server of the site is killed, never the database.',
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
