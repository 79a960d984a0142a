import { readableCode } from './readable-code'

/** Makes a random password of about 99 bits that can be read aloud. */
export function makePassword(): string {
  return readableCode({ groups: 4, length: 5 })
}
