import { errorCode } from './error-code'

/** SQLite cannot read or write its file, or another process has locked it for too long. */
const SQLITE_CODE = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED)/
/** The disk refuses writes, or the process has too many open files. */
const FILE_CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']
/** No connection to a server, or a broken one. */
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']
/** Errors of the driver and of mongoose for a MongoDB that cannot be reached. */
const MONGO_NAME =
  /^Mongo(ose)?(Network(Timeout)?|NotConnected|PoolCleared|PoolClosed|ServerClosed|ServerSelection|TopologyClosed|WaitQueueTimeout)Error$/
/** Codes of a replica set member that is no longer the primary, or is shutting down. */
const MONGO_CODES = [91, 189, 10107, 11600, 11602, 13435, 13436]
/** Guards against endless chains of causes. */
const MAX_DEPTH = 5

/**
 * Whether an error means that database, disk or bucket is temporarily unavailable: the request is valid
 * and succeeds once the fault is over. Calls to the gateway or a mail server have their own errors.
 */
export function isStorageFault(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false
  const { code, name, cause } = error as Error & { code?: unknown }
  const isKnown =
    SQLITE_CODE.test(String(code)) ||
    MONGO_NAME.test(name) ||
    MONGO_CODES.includes(Number(code)) ||
    [...FILE_CODES, ...NETWORK_CODES].includes(String(code)) ||
    isBucketFault(error)
  return isKnown || isStorageFault(cause, depth + 1)
}

/** SQLite reports a full quota as IOERR_WRITE. */
const NO_ROOM_CODES = ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'ENOSPC', 'EDQUOT']

/** Whether a write failed for lack of disk space. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (NO_ROOM_CODES.includes(errorCode(error) ?? '')) return true
  return error instanceof Error && depth < MAX_DEPTH && isDiskFull(error.cause, depth + 1)
}

/** S3 client errors carry the response's status; a fault is a 5xx, or no response at all. */
function isBucketFault(error: Error): boolean {
  if (!('$metadata' in error)) return false
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number }
  return httpStatusCode === undefined || httpStatusCode >= 500
}
