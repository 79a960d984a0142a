'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Picture, type PictureProps } from './picture'

type FailsafePictureProps = Omit<PictureProps, 'ref' | 'onError'> & {
  /** Shown if the picture cannot be loaded; null shows nothing. */
  whenBroken: ReactNode
}

/** A picture with a fallback if it cannot be loaded; once the network is back, it is tried again. */
export function FailsafePicture({ whenBroken, ...props }: FailsafePictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    if (!isBroken) return
    const retry = () => setIsBroken(false)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isBroken])
  if (isBroken) return whenBroken
  return (
    <Picture
      {...props}
      onError={() => setIsBroken(true)}
      // It may have failed before this script was loaded: then no error event will fire.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setIsBroken(true)
      }}
    />
  )
}
