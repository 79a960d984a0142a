/** The widths, in px, at which every uploaded picture is kept besides its full size. */
export const imageWidthsPx = [400, 800, 1600] as const

/** What messengers show of a page. */
export const SHARE_WIDTH_PX = 1200
export const SHARE_HEIGHT_PX = 630

export type Focus = { x: number; y: number }

/** A picture ready for an `<img>`: addresses of our own media, sizes in px. */
export type PictureDto = {
  src: string
  /** `undefined` for a picture that lies elsewhere. */
  srcSet?: string
  width?: number
  height?: number
  alt: string
  /** Language of `alt`, where it is not the page's. */
  lang?: 'en' | 'hi'
  /** What stays in sight where the picture is cropped, in percent; absent for its middle. */
  focus?: Focus
}
