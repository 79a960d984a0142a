'use client'

import { type ReactNode, useState } from 'react'

type ClickToLoadProps = {
  /** URL of the frame; the content security policy must allow it. */
  src: string
  frameTitle: string
  /** Content of the button that is shown instead of the frame. */
  children: ReactNode
  /** Features that the frame may use: the `allow` attribute of the `<iframe>`. */
  allow?: string
  className: string
  buttonClass: string
}

/** A third-party frame that loads nothing until the visitor asks for it. */
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
      ref={focusFrame}
      src={src}
      title={frameTitle}
      allow={allow}
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className={className}
    />
  )
}

/** The button that had the focus is gone. Not inline: React calls a new ref again after each render. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
