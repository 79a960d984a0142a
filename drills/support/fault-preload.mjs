/**
 * Loaded into a server before its own code: what the files of FAULT_DIR say happens to it. `clock` is
 * how many milliseconds its clock is wrong; where there is `dns-dead`, no name can be resolved. Tools that
 * shift the clock of a whole machine would shift the drill's as well.
 */
import dns from 'node:dns'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LOOK_EVERY_MS = 50
const folder = process.env.FAULT_DIR ?? ''
let shiftMs = 0
let isDnsDead = false

const look = () => {
  const file = join(folder, 'clock')
  shiftMs = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  isDnsDead = existsSync(join(folder, 'dns-dead'))
}
look()
setInterval(look, LOOK_EVERY_MS).unref()

const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + shiftMs)
    else super(...args)
  }
  static now() {
    return RealDate.now() + shiftMs
  }
}

const { lookup } = dns
dns.lookup = (hostname, ...rest) => {
  if (!isDnsDead) return lookup(hostname, ...rest)
  const error = new Error(`getaddrinfo EAI_AGAIN ${hostname}`)
  const callback = rest.at(-1)
  return callback(Object.assign(error, { code: 'EAI_AGAIN', syscall: 'getaddrinfo', hostname }))
}
