import { HYDRATED_EVENT } from '@/lib/hydrated'
import { inlineHash } from './content-security-policy'

/** A script of Next's that the page can be shown without, exactly as Next writes it. */
const ASYNC_CHUNK =
  /<script src="(\/_next\/static\/chunks\/[^"&<>]+\.js)"(?: id="[^"]*")? async=""><\/script>/g
const CHUNK_HINT =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]+"\/>/g

/** A form that only works with its script: the browser must not submit it natively before. */
const WAITING = '[data-needs-script]'

/** Marks a form that the browser is submitting; base.css draws it. */
const SENDING = 'data-sending'
/** Then it can be sent again: the navigation may have been stopped. */
const SENDING_MS = 30_000

/**
 * Adds the scripts once the page's first picture is on the screen: all at once, because Turbopack
 * fetches again what it does not find in the page; each then runs in its own task. A script that
 * fails to load is retried after 2, 4, 8 … s for two minutes, then whenever the network is back or
 * somebody taps: without it no button works. The last tap on a button whose script has not loaded
 * yet is kept and replayed once it has: on a slow line nobody has to tap twice, and a form that needs its
 * script loses nothing that was typed.
 *
 * A form that the browser submits natively shows that it is being sent, and is not sent again meanwhile: a second
 * tap would drop the first response, which may be a session or tell that all went well.
 */
const STARTER = [
  '(()=>{let tap,button;',
  `const keep=event=>{tap=event;button=event.target.closest("button[type=button],${WAITING} button");`,
  `button?.closest("${WAITING}")&&event.preventDefault()};`,
  // Before React, which stops a tap on what it has not hydrated yet; a tap that triggers hydration
  // is handled by React.
  'addEventListener("click",keep,true);',
  `addEventListener("${HYDRATED_EVENT}",()=>{`,
  'removeEventListener("click",keep,true);tap?.eventPhase===0&&button?.click()},{once:true});',
  // After React, whose forms send by themselves and prevent the native submission.
  'addEventListener("submit",event=>{const form=event.target;if(event.defaultPrevented)return;',
  `if(form.matches("[${SENDING}]"))return event.preventDefault();form.toggleAttribute("${SENDING}",true);`,
  `setTimeout(()=>form.toggleAttribute("${SENDING}",false),${SENDING_MS})});`,
  // Back may restore the page from memory.
  `addEventListener("pageshow",()=>document.querySelectorAll("[${SENDING}]")`,
  `.forEach(form=>form.toggleAttribute("${SENDING}",false)));`,
  'const add=(src,wait)=>document.head.append(Object.assign(document.createElement("script"),',
  '{src,onerror:()=>wait<1e5?setTimeout(add,wait,src,wait*2):addLater(src)}));',
  'const addLater=src=>{const go=()=>{removeEventListener("online",go);removeEventListener("click",go);',
  'add(src,2e3)};addEventListener("online",go);addEventListener("click",go)};',
  'const start=()=>JSON.parse(document.getElementById("deferred-scripts").textContent)',
  '.forEach(src=>add(src,2e3));',
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()',
].join('')

/** The hash that a page's policy must allow for its deferred scripts. */
export const STARTER_HASH = inlineHash(STARTER)

/**
 * Lets a page be seen before its scripts are fetched: on a slow line, text and pictures come first,
 * and until React has hydrated the page, links and forms work natively.
 * @param html a page as Next writes it.
 * @returns the same page with the addresses of its scripts in a data block and a starter script at
 * its end. A page without such scripts, or with scripts in another form, is returned unchanged, and
 * works.
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(ASYNC_CHUNK)].map(([, src]) => src)
  if (sources.length === 0 || !html.includes('</body>')) return html
  const rest = html.replace(ASYNC_CHUNK, '').replace(CHUNK_HINT, '')
  const end = rest.lastIndexOf('</body>')
  const list = `<script type="application/json" id="deferred-scripts">${JSON.stringify(sources)}</script>`
  return `${rest.slice(0, end)}${list}<script>${STARTER}</script>${rest.slice(end)}`
}
