const STEP = 0.96
/** Below this nobody can read it; what is still too long then is cut off by the style. */
const SMALLEST_PX = 5

/**
 * Shrinks each text marked `data-fit` until it fits its box, whatever its script and length. By
 * script, since the policy allows no style in the document itself.
 */
export function fitTexts(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-fit]')) {
    let size = Number.parseFloat(getComputedStyle(element).fontSize)
    while (overflows(element) && size > SMALLEST_PX) {
      size *= STEP
      element.style.fontSize = `${size}px`
    }
  }
}

function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight
}
