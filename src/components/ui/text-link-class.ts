/** Style of a link that stands alone, as high as a thumb. */
export const textLinkClass =
  'inline-flex min-h-11 items-center font-semibold text-neem underline underline-offset-4'
