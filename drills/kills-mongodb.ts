import { startMongo } from '../tests/support/mongo'
import type { Drill } from './drill'
import { runKills } from './support/kill-drill'
import { openStored } from './support/stored'

export const drill: Drill = {
  title: 'Kills under load, MongoDB',
  what: 'As on SQLite. Without a MongoDB on the machine its stand-in of the tests, mongo-java-server, keeps the data in memory: what is killed is the server of the site, never the database.',
  async run() {
    const mongo = await startMongo()
    if ('skipped' in mongo) throw new Error(mongo.skipped)
    try {
      return await runKills({
        name: mongo.kind,
        databaseUri: mongo.uri,
        read: () => openStored(mongo.uri),
      })
    } finally {
      await mongo.stop()
    }
  },
}
