import { isIP } from 'node:net'
import tls from 'node:tls'

const HTTPS_PORT = 443
const TIMEOUT_MS = 8_000

/**
 * Returns when the certificate expires that visitors of an address get.
 * @param address with https.
 * @param mustBeTrusted whether a certificate that browsers would refuse is an error; nothing is
 * sent either way.
 * @throws an error with the `code` of Node or OpenSSL if there is no certificate, or none to trust.
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
      // SNI does not allow IP addresses.
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
