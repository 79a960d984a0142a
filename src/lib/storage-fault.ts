/** SQLite cannot write or read its file, or another program holds it for too long. */
const SQLITE_CODE = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED)/
/** The disk takes nothing, or the process may open no more files. */
const FILE_CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']
/** No connection to a server, or it ended. */
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']
/** The driver's names for a MongoDB that is not there, and mongoose's for one that it waits for. */
const MONGO_NAME =
  /^Mongo(ose)?(Network(Timeout)?|NotConnected|PoolCleared|PoolClosed|ServerClosed|ServerSelection|TopologyClosed|WaitQueueTimeout)Error$/
/** Codes of a replica set member that is no longer the primary, or is shutting down. */
const MONGO_CODES = [91, 189, 10107, 11600, 11602, 13435, 13436]
/** Errors wrap each other; a chain this long has no end. */
const MAX_DEPTH = 5

/**
 * Whether an error says that database, disk or bucket cannot be reached or written just now: nobody
 * asked for something wrong, and the same request succeeds once that is over. What calls a gateway or a
 * mail server has errors of its own.
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

/** Errors of the S3 client carry what it knows of the response: nothing, or a status of the server. */
function isBucketFault(error: Error): boolean {
  if (!('$metadata' in error)) return false
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number }
  return httpStatusCode === undefined || httpStatusCode >= 500
}
