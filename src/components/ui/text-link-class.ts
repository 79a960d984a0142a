/** Style of a link that stands alone, high enough for a thumb. */
export const textLinkClass =
  'inline-flex min-h-11 items-center font-semibold text-neem underline underline-offset-4'

/** The same in the colour of the text around it, with a marigold line. */
export const accentLinkClass =
  'inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-marigold underline-offset-4'
