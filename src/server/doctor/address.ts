import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { DAY_MS } from '@/domain/durations'
import { type Env, isHttps, siteUrl } from '@/env'
import { STARTING } from '@/lib/starting'
import { readCertificateEnd } from '../tls-certificate'
import type { SiteState } from './ask-for-stored'
import { isLocal } from './environment'
import { codeOf, type Finding, fine, problem, starting, warning } from './finding'

const TIMEOUT_MS = 8000
/** Let's Encrypt renews weeks before the end, so this late the renewal is not working. */
const FEW_DAYS = 14
const LAST_DAYS = 3

type Lookup = (host: string) => Promise<string[]>

/** Checks that the host name of SITE_URL resolves to an address that visitors can reach. */
export async function checkDns(env: Env, find: Lookup = addressesOf): Promise<Finding[]> {
  const { hostname } = new URL(siteUrl(env))
  if (isLocal(env) || ipaddr.isValid(hostname.replace(/[[\]]/g, ''))) return []
  const advice = `Add an A or AAAA record for ${hostname} with this machine's address at your DNS provider.`
  try {
    const addresses = await find(hostname)
    const found = `${hostname} resolves to ${addresses.join(' and ')}`
    const isPublic = addresses.some((address) => ipaddr.parse(address).range() === 'unicast')
    if (isPublic) return [fine('dns', `${found}.`)]
    return [warning('dns', `${found}, which visitors cannot reach from outside.`, advice)]
  } catch (error) {
    return [problem('dns', `${hostname} does not resolve (${codeOf(error)}).`, advice)]
  }
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

const readTrustedEnd: ReadEnd = (address) => readCertificateEnd(address, { mustBeTrusted: true })
type ReadEnd = (address: string) => Promise<Date>

/** Checks that the certificate of SITE_URL is valid, and for how long. */
export async function checkCertificate(
  env: Env,
  { readEnd = readTrustedEnd, now = new Date() }: { readEnd?: ReadEnd; now?: Date } = {},
): Promise<Finding[]> {
  if (!isHttps(env) || isLocal(env)) return []
  const { hostname } = new URL(siteUrl(env))
  const advice = 'Check the proxy log to see why it was not renewed; renewal needs port 80 open.'
  try {
    const end = await readEnd(siteUrl(env))
    const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS)
    const length = `${days} more ${days === 1 ? 'day' : 'days'}`
    const found = `The certificate of ${hostname} is valid for ${length}.`
    if (days >= FEW_DAYS) return [fine('certificate', found)]
    return [(days < LAST_DAYS ? problem : warning)('certificate', found, advice)]
  } catch (error) {
    return [brokenCertificate(hostname, codeOf(error))]
  }
}

/** What the error codes of OpenSSL and Node mean. */
const FAULTS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet: check the clock',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is issued for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed, so no browser trusts it',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'is signed by an authority that this machine does not know',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by an authority that browsers do not know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without its intermediate certificates (the chain)',
}

function brokenCertificate(hostname: string, code: string): Finding {
  const fault = FAULTS[code]
  if (fault) {
    const found = `The certificate of ${hostname} ${fault}.`
    return problem('certificate', found, 'Have the proxy request a new one, and check its log.')
  }
  const found = `${hostname} accepts no encrypted connection (${code}).`
  return problem('certificate', found, 'Start the proxy, and open port 443 in the firewall.')
}

type Ask = (url: string, init: RequestInit) => Promise<Response>

/**
 * Checks that the site responds at SITE_URL, through whatever proxy is in front of it.
 * @param state of the server on this machine's data.
 */
export async function checkSite(
  env: Env,
  { state, ask = fetch }: { state: Promise<SiteState>; ask?: Ask },
): Promise<Finding> {
  const url = `${siteUrl(env)}/api/health`
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await ask(url, { redirect: 'manual', signal })
    if (response.status === 200) return fine('site', `${url} responds.`)
    const where = response.headers.get('location')
    if (where) {
      const found = `${url} redirects to ${new URL(where, url).origin}.`
      return problem(
        'site',
        found,
        'Set SITE_URL to the address that visitors reach, or correct the proxy.',
      )
    }
    if ((await response.text()).startsWith(STARTING) || (await state) === 'starting') {
      return starting('site')
    }
    const found = `${url} responds with status ${response.status}.`
    return problem('site', found, 'Check the logs of the proxy and the site.')
  } catch (error) {
    if ((await state) === 'starting') return starting('site')
    if ((await state) === 'stopped') {
      const found = `The site is stopped here, and ${siteUrl(env)} does not respond.`
      return warning('site', found, 'Start it and run this command again.')
    }
    if ((await state) === 'unknown') {
      const found = `${siteUrl(env)} does not respond (${codeOf(error)}).`
      return problem(
        'site',
        found,
        'Start the site, or check the proxy, the firewall and SITE_URL.',
      )
    }
    const found = `The site is running, but ${siteUrl(env)} does not respond (${codeOf(error)}).`
    return problem('site', found, 'Check the proxy, the firewall and the address in SITE_URL.')
  }
}
