import { isIP } from 'node:net'
import tls from 'node:tls'

const HTTPS_PORT = 443
const TIMEOUT_MS = 10_000

/**
 * When the certificate that visitors of an address are shown ends.
 * @returns an ISO date; null without https, and where the address does not answer.
 */
export function certificateEnd(address: string): Promise<string | null> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') return Promise.resolve(null)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = tls.connect({
      ...{ host, port: Number(port) || HTTPS_PORT, timeout: TIMEOUT_MS },
      // One that has ended must be read as well; nothing is sent.
      rejectUnauthorized: false,
      // An address made of numbers is no name to ask for.
      servername: isIP(host) ? undefined : host,
    })
    const end = (result: string | null) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('secureConnect', () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to)
      end(Number.isNaN(endsAt) ? null : new Date(endsAt).toISOString())
    })
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })
}
