import type { Page } from '@playwright/test'

/** Lists texts of the page that are cut off or extend beyond the screen. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      found.push(`${root.scrollWidth - root.clientWidth} px too wide`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      const parent = walker.currentNode.parentElement
      if (!text || !parent || parent.closest('script, style, noscript, .sr-only, [inert]')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(walker.currentNode)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      const around: HTMLElement[] = []
      for (let at: HTMLElement | null = parent; at && at !== document.body; at = at.parentElement) {
        around.push(at)
      }
      // Hidden except for screen readers, at least at some widths.
      if (around.some((at) => at.offsetWidth === 1 && at.offsetHeight === 1)) continue
      const isInScroller = around.some((at) =>
        ['auto', 'scroll'].includes(getComputedStyle(at).overflowX),
      )
      if (isInScroller) continue
      const name = `${parent.tagName.toLowerCase()} "${text.slice(0, 40)}"`
      if (box.left < -1 || box.right > root.clientWidth + 1)
        found.push(`beyond the screen: ${name}`)
      // A box that hides overflow, unless it is collapsed on purpose.
      for (const at of around) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at)
        if (webkitLineClamp !== 'none') break
        const edge = at.getBoundingClientRect()
        const isCut =
          (overflowX === 'hidden' && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
          (overflowY === 'hidden' && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1))
        if (isCut) found.push(`cut off: ${name}`)
      }
    }
    return [...new Set(found)]
  })
}
