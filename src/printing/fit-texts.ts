const STEP = 0.96
/** Smaller text is unreadable; the styles cut off what is still too long. */
const SMALLEST_PX = 5

/** Shrinks each text marked `data-fit` until it fits its box, once its fonts are loaded. */
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
