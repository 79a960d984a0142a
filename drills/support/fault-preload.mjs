/**
 * Loaded into a server before its own code: produces the faults named by files in FAULT_DIR. `clock` contains
 * the offset of its clock in milliseconds; if `dns-dead` exists, no name can be resolved. Tools that
 * shift the clock of the whole machine would also shift the drill's.
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

// With all of Date's own properties: Next copies them into its own Date.
const RealDate = Date
function ShiftedDate(...args) {
  const given = args.length === 0 ? [RealDate.now() + shiftMs] : args
  return new.target ? Reflect.construct(RealDate, given, new.target) : new ShiftedDate().toString()
}
Object.defineProperties(ShiftedDate, Object.getOwnPropertyDescriptors(RealDate))
ShiftedDate.now = () => RealDate.now() + shiftMs
globalThis.Date = ShiftedDate

const { lookup } = dns
dns.lookup = (hostname, ...rest) => {
  if (!isDnsDead) return lookup(hostname, ...rest)
  const error = new Error(`getaddrinfo EAI_AGAIN ${hostname}`)
  const callback = rest.at(-1)
  return callback(Object.assign(error, { code: 'EAI_AGAIN', syscall: 'getaddrinfo', hostname }))
}
