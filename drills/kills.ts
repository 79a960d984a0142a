import type { Drill } from './drill'
import { runKills } from './support/kill-drill'
import { readSqliteCopy } from './support/stored'

export const drill: Drill = {
  title: 'Kills under load, SQLite',
  what: 'Twenty visitors, donors and admins send messages, applications, pictures, orders, payments, gifts by hand and saves while the gateway sends its webhooks; after 5 to 80 acknowledged writes, every fourth time including a picture, the server is killed by SIGKILL and restarted on the same data. No acknowledged write may be lost or doubled, each start must take less than 5 s, and in the end the books must match the gateway. DRILL_KILLS sets the number of kills.',
  run: () => runKills({ name: 'SQLite', read: readSqliteCopy }),
}
