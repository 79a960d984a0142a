const STEP = 0.96
/** Below this nobody can read it; what is still too long then is cut off by the style. */
const SMALLEST_PX = 5

/**
 * Makes each text marked `data-fit` small enough for its box, whatever its script and length, once
 * the fonts that it needs are there.
 */
export async function fitTexts(sheet: HTMLElement): Promise<void> {
  const texts = [...sheet.querySelectorAll<HTMLElement>('[data-fit]')]
  await Promise.allSettled(
    texts.map((text) => document.fonts.load(getComputedStyle(text).font, text.textContent ?? '')),
  )
  for (const text of texts) {
    let size = Number.parseFloat(getComputedStyle(text).fontSize)
    while (overflows(text) && size > SMALLEST_PX) {
      size *= STEP
      text.style.fontSize = `${size}px`
    }
  }
}

function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight
}
