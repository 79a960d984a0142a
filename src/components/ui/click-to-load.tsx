'use client'

import { type ReactNode, useState } from 'react'

type ClickToLoadProps = {
  /** The address of the frame; it must be one that the policy allows. */
  src: string
  frameTitle: string
  /** The button, and what it shows instead of the frame. */
  label: string
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
  label,
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
        aria-label={label}
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
