import { requireMongo } from '../tests/support/mongo'
import type { Drill } from './drill'
import { runSoak, SOAK_TITLE } from './support/soak-drill'

export const drill: Drill = {
  title: `${SOAK_TITLE}, MongoDB`,
  what: 'As on SQLite, but on a replica set of one server.',
  async run() {
    const mongo = await requireMongo()
    try {
      return await runSoak(mongo.uri)
    } finally {
      await mongo.stop()
    }
  },
}
