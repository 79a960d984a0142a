import { isIP } from 'node:net'
import tls from 'node:tls'

const HTTPS_PORT = 443
const TIMEOUT_MS = 8_000

/**
 * When the certificate that visitors of an address are shown ends.
 * @param address with https.
 * @param mustBeTrusted whether one that a browser would refuse is an error; nothing is sent either way.
 * @throws an error with the `code` of Node or OpenSSL where no certificate comes, or none to trust.
 */
export function readCertificateEnd(
  address: string,
  { mustBeTrusted }: { mustBeTrusted: boolean },
): Promise<Date> {
  const { hostname, port } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      host,
      port: Number(port) || HTTPS_PORT,
      timeout: TIMEOUT_MS,
      rejectUnauthorized: mustBeTrusted,
      // An address made of numbers may not be sent as a name.
      servername: isIP(host) ? undefined : host,
    })
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new TimeoutError()))
    socket.once('error', reject)
  })
}

class TimeoutError extends Error {
  readonly code = 'ETIMEDOUT'
}
