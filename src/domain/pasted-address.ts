import { cleanLine } from './text'

/**
 * Returns the address in what somebody pasted. Google Maps and YouTube also offer code to embed
 * (`<iframe src="…">`): then it is the address of the frame.
 */
export function addressIn(pasted: string): string {
  const text = cleanLine(pasted)
  const [, shown] = /^<iframe\s[^>]*?\bsrc="([^"]+)"/i.exec(text) ?? []
  return shown?.replaceAll('&amp;', '&') ?? text
}
