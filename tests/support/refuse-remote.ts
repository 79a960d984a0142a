const MONGO_ADDRESS = /^mongodb:\/\/(?<rest>.*)$/s

/**
 * Throws unless a database address is a local file or on this machine: tests write and
 * delete, so a forgotten variable of a real site must stop them before the first query.
 */
export function refuseRemote(databaseUri: string): void {
  if (isLocalFile(databaseUri)) return
  const hosts = mongoHosts(databaseUri)
  if (hosts.length > 0 && hosts.every(isLoopback)) return
  // Names only scheme and hosts, because the address may contain a password.
  const scheme = databaseUri.split(':')[0]
  throw new Error(
    `Tests run only on a local database (file: or mongodb: on 127.0.0.1, localhost or [::1]), not on ${scheme}: ${hosts.join(', ')}`,
  )
}

function isLocalFile(databaseUri: string): boolean {
  return /^file:(?!\/\/[^/])./.test(databaseUri)
}

/** Reads the hosts as the driver does: the first `@` ends the user's name and password. */
function mongoHosts(databaseUri: string): string[] {
  const rest = MONGO_ADDRESS.exec(databaseUri)?.groups?.rest
  if (rest === undefined) return []
  const hosts = /^[^/?@]*/.exec(rest.slice(rest.indexOf('@') + 1))?.[0] ?? ''
  return hosts.split(',').map((host) => host.replace(/:\d+$/, ''))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
