import { createHash } from 'node:crypto'
import { TAKEN_OVER_EVENT } from '@/lib/taken-over'

/** A script of Next's that the page does not need to be shown. */
const ASYNC_CHUNK =
  /<script (?=src="\/_next\/static\/chunks\/[^"]+\.js"(?: id="[^"]*")? async="">)/g
const CHUNK_HINT =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]+"\/>/g

/**
 * Puts the scripts in force once the first picture of the page is on the screen, one at a time: a
 * tap is answered in between. The last tap on a button that has no script yet is kept and repeated
 * once it has: on a slow line nobody has to tap twice.
 */
const STARTER = [
  '(()=>{let missed;',
  'const keep=({target})=>{missed=target.closest("button[type=button]")};',
  'addEventListener("click",keep);',
  `addEventListener("${TAKEN_OVER_EVENT}",()=>{`,
  'removeEventListener("click",keep);missed?.click()},{once:true});',
  'const start=()=>document.querySelectorAll("script[type=late]").forEach(late=>',
  'setTimeout(()=>{const script=document.createElement("script");',
  'for(const{name,value}of late.attributes)if(name!=="type")script.setAttribute(name,value);',
  'late.replaceWith(script)}));',
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()',
].join('')

/** What the policy of a page must allow for its late scripts. */
export const STARTER_HASH = createHash('sha256').update(STARTER).digest('base64')

/**
 * Lets a page be seen before its scripts are fetched: on a slow line its letters and pictures come
 * first, and until React takes over, links and forms work as the browser's own.
 * @param html a page as Next writes it.
 * @returns the same page, its scripts marked as late and a starter at its end; pages without such
 * scripts come back unchanged.
 */
export function delayScripts(html: string): string {
  const end = html.lastIndexOf('</body>')
  const marked = html.replace(ASYNC_CHUNK, '<script type="late" ')
  if (end === -1 || marked === html) return html
  const plain = marked.replace(CHUNK_HINT, '')
  const at = plain.lastIndexOf('</body>')
  return `${plain.slice(0, at)}<script>${STARTER}</script>${plain.slice(at)}`
}
