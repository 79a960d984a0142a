import { cleanLine } from './text'

/**
 * Returns the address in what somebody pasted. To embed a map or a video, Google Maps and YouTube give out the code
 * of a frame (`<iframe src="…">`): then it is the address of what the frame shows.
 */
export function addressIn(pasted: string): string {
  const text = cleanLine(pasted)
  const [, shown] = /^<iframe\s[^>]*?\bsrc="([^"]+)"/i.exec(text) ?? []
  return shown?.replaceAll('&amp;', '&') ?? text
}
