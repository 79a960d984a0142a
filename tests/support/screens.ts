/** The two widths at which every state of a page is tested. */
export const screens = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
] as const
