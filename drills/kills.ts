import type { Drill } from './drill'
import { runKills } from './support/kill-drill'
import { readSqliteCopy } from './support/stored'

export const drill: Drill = {
  title: 'Kills under load, SQLite',
  what: 'Twenty visitors, donors and admins send messages, applications, pictures, orders, payments, gifts by hand and saves while the gateway sends its webhooks; after 5 to 80 acknowledged writes, each fourth time also a picture, the server is ended by SIGKILL, and started again on the same data. Nothing acknowledged may be lost or doubled, each start is to take less than 5 s, and in the end the books must be those of the gateway. Number of kills: DRILL_KILLS.',
  run: () => runKills({ name: 'SQLite', read: readSqliteCopy }),
}
