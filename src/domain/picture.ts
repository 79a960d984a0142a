/** The widths at which every uploaded picture is stored besides its full size. */
export const imageWidthsPx = [400, 800, 1600] as const

/** Size of a page's preview picture in messengers. */
export const SHARE_WIDTH_PX = 1200
export const SHARE_HEIGHT_PX = 630

export type Focus = { x: number; y: number }

/** A picture ready for an `<img>`: addresses of our own media, sizes in px. */
export type PictureDto = {
  src: string
  /** `undefined` for a picture on another site. */
  srcSet?: string
  width?: number
  height?: number
  alt: string
  /** Language of `alt`, if it is not the page's. */
  lang?: 'en' | 'hi'
  /** The focal point for cropping, in percent; absent for the centre. */
  focus?: Focus
}
