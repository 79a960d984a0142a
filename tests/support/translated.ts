import type { Page } from '@playwright/test'

/**
 * Changes a page as Chrome's translation does: replaces each text, including later ones, by another
 * in nested `<font>` elements.
 * @param mark is appended to each text.
 */
export async function translate(page: Page, mark = '~'): Promise<void> {
  await page.evaluate(startTranslation, mark)
}

/** Runs in the page, where it cannot use this module. */
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
