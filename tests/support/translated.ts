import type { Page } from '@playwright/test'

/**
 * Does to a page what the translation of Chrome does: takes out each text, and puts another one in
 * nested `<font>` elements into its place, also where a text comes later.
 * @param mark what is added to each text.
 */
export async function translate(page: Page, mark = '~'): Promise<void> {
  await page.evaluate(startTranslation, mark)
}

/** Runs in the page, where it knows nothing of this module. */
function startTranslation(mark: string): void {
  const NEVER = 'script, style, noscript, textarea, title, svg, font, [translate=no], .notranslate'
  const wrap = (root: Node) => {
    const found: Text[] = []
    if (root instanceof Text) found.push(root)
    else {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) found.push(walker.currentNode as Text)
    }
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest(NEVER) !== null) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data + mark
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  wrap(document.body)
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') wrap(target)
      for (const node of addedNodes) if (node.isConnected) wrap(node)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
