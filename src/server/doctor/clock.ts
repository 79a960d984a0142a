import { codeOf, type Finding, fine, problem, warning } from './finding'

/** Codes of the second factor are valid for about half a minute before and after. */
const FEW_SECONDS = 30
/** From here on sessions, leases and the times of gifts go wrong. */
const MANY_SECONDS = 300
const TIMEOUT_MS = 6000

type Ask = (url: string, init: RequestInit) => Promise<Pick<Response, 'headers'>>
/** `now`: the clock of this machine, in ms. */
type Tools = { ask?: Ask; now?: () => number }

/**
 * Compares the clock of this machine with the Date header of the first address that responds.
 * @param urls in order; the site's own comes last, since it may run on this machine.
 */
export async function checkClock(
  urls: string[],
  { ask = fetch, now = Date.now }: Tools = {},
): Promise<Finding> {
  const codes: string[] = []
  for (const url of urls) {
    const start = now()
    try {
      const init = { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS / urls.length) }
      const { headers } = await ask(url, init)
      const reported = Date.parse(headers.get('date') ?? '')
      // The header has whole seconds; it was written around the middle of the call.
      if (reported > 0) return judge(new URL(url).host, reported + 500 - (start + now()) / 2)
      codes.push('no Date header')
    } catch (error) {
      codes.push(codeOf(error))
    }
  }
  const found = `No clock on the network could be reached (${codes.join(', ')}).`
  return warning('clock', found, 'Check that this machine can reach the Internet over https.')
}

function judge(host: string, aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  if (seconds <= 2) return fine('clock', `The clock agrees with ${host}.`)
  const way = aheadMs > 0 ? 'behind' : 'ahead of'
  const found = `The clock is ${seconds} seconds ${way} ${host}.`
  if (seconds < FEW_SECONDS) return fine('clock', found)
  const advice = 'Turn on automatic time synchronisation: timedatectl set-ntp true.'
  return seconds < MANY_SECONDS ? warning('clock', found, advice) : problem('clock', found, advice)
}
