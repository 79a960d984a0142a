'use client'

import { type ReactNode, useState } from 'react'
import { Picture, type PictureProps } from './picture'

type FailsafePictureProps = Omit<PictureProps, 'ref' | 'onError'> & {
  /** Shown where the picture cannot be loaded; null leaves its place empty. */
  whenBroken: ReactNode
}

/** A picture that gives way to something else where it cannot be loaded. */
export function FailsafePicture({ whenBroken, ...props }: FailsafePictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return whenBroken
  return (
    <Picture
      {...props}
      onError={() => setIsBroken(true)}
      // It may have failed before this script came: then no event tells of it any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setIsBroken(true)
      }}
    />
  )
}
