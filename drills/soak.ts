import type { Drill } from './drill'
import { runSoak, SOAK_DESCRIPTION, SOAK_TITLE } from './support/soak-drill'

export const drill: Drill = {
  title: `${SOAK_TITLE}, SQLite`,
  what: SOAK_DESCRIPTION,
  run: () => runSoak(),
}
