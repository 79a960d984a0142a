import { formatBytes } from '@/lib/format-bytes'
import { type Manifest, MEDIA_FOLDER } from './manifest'

/** The rows that people ask about first; both kinds of database use these names. */
const NAMED = ['donations', 'receipts', 'transactions', 'donors', 'volunteers', 'contacts', 'users']

/** Describes a backup in plain words, one line per part. */
export function describeBackup({
  createdAt,
  database,
  media,
  hasKeys,
  encryption,
  files,
}: Manifest): string {
  const { kind, counts, isSnapshot } = database
  const pictures = files.filter(({ path }) => path.startsWith(`${MEDIA_FOLDER}/`))
  const others = files.filter((file) => !pictures.includes(file))
  const named = NAMED.map((name) => counted(counts[name] ?? 0, name)).join(', ')
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [
    `  Made      ${createdAt}`,
    `  Database  ${kind === 'sqlite' ? 'SQLite' : 'MongoDB'}, ${sizeOf(others)}: ${named}; ${rows} rows in all`,
    ...(isSnapshot
      ? []
      : [
          '            not a snapshot: read while in use, since MongoDB takes snapshots only as a replica set, and keeps them',
          '            for five minutes (see minSnapshotHistoryWindowInSeconds in its manual)',
        ]),
    media === 'included'
      ? `  Pictures  ${counted(pictures.length, 'files')}, ${sizeOf(pictures)}`
      : '  Pictures  in the S3 bucket, not in this backup',
    encryption
      ? '  Keys      included; everything is encrypted: keep BACKUP_PASSPHRASE elsewhere, because without it nobody can open the backup'
      : hasKeys
        ? '  Keys      included: anyone who has this backup can read all of it'
        : '  Keys      not included: keep SETTINGS_KEY and PAYLOAD_SECRET (in secrets.json or .env) elsewhere',
  ].join('\n')
}

/** Returns '1 user' or '2 users'. @param plural with the ending -s. */
function counted(count: number, plural: string): string {
  return `${count} ${count === 1 ? plural.replace(/s$/, '') : plural}`
}

function sizeOf(files: Manifest['files']): string {
  return formatBytes(files.reduce((sum, { bytes }) => sum + bytes, 0))
}
