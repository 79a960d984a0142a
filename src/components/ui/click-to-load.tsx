'use client'

import { type ReactNode, useState } from 'react'

type ClickToLoadProps = {
  /** The address of the frame; it must be one that the policy allows. */
  src: string
  frameTitle: string
  /** What the button says and shows instead of the frame. */
  children: ReactNode
  /** Features that the frame may use, as the `allow` of an `<iframe>`. */
  allow?: string
  className: string
  buttonClass: string
}

/** A frame of somebody else's site: nothing of it is fetched before it is asked for. */
export function ClickToLoad({
  src,
  frameTitle,
  children,
  allow,
  className,
  buttonClass,
}: ClickToLoadProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  if (!isLoaded) {
    return (
      <button
        type="button"
        onClick={() => setIsLoaded(true)}
        className={`${className} ${buttonClass}`}
      >
        {children}
      </button>
    )
  }
  return (
    <iframe
      // The focus was on the button that is gone now.
      ref={(frame) => frame?.focus()}
      src={src}
      title={frameTitle}
      allow={allow}
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className={className}
    />
  )
}
