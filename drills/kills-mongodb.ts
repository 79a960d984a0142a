import { requireMongo } from '../tests/support/mongo'
import type { Drill } from './drill'
import { runKills } from './support/kill-drill'
import { openStored } from './support/stored'

export const drill: Drill = {
  title: 'Kills under load, MongoDB',
  what: 'As on SQLite, but on a replica set of one server. Every fifth SIGKILL also kills the database.',
  async run() {
    const mongo = await requireMongo()
    const [member] = mongo.members
    try {
      return await runKills({
        name: mongo.kind,
        databaseUri: mongo.uri,
        read: () => openStored(mongo.uri),
        ...(member && {
          cutDatabase: async () => {
            await member.kill()
            await member.start()
          },
        }),
      })
    } finally {
      await mongo.stop()
    }
  },
}
