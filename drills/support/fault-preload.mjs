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

// With all that Date has of its own: Next copies it into a Date of its own.
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
