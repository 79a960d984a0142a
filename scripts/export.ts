/**
 * Exports everything that a foundation has stored, so that it can move to another program:
 *   npm run export -- /media/disk/everything
 * If the server is running, it makes the export; otherwise this process does.
 * `--conditions=production` in package.json is explained in admin.ts.
 */
import { runCommand } from './run-command'
import { runOnServerOrHere } from './run-on-server-or-here'
import { runWithoutServer } from './run-without-server'

const NO_DATABASE = 'There is no database yet at DATABASE_URI: nothing to export.'

await runCommand((args) =>
  runOnServerOrHere('export', args, (paths) => runWithoutServer('export', paths, NO_DATABASE)),
)
