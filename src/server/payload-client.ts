import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/**
 * Returns the one Payload instance of this process. Its calls skip access control by default: what
 * is done for a visitor passes `overrideAccess: false`, what the system does for itself says
 * `overrideAccess: true`.
 */
export function getPayloadClient(): Promise<Payload> {
  return getPayload({ config })
}
