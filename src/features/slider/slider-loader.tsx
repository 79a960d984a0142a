'use client'

import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import type { SliderProps } from './slider'

/**
 * Shows the first picture as it came with the page, and puts the moving slider in its place once
 * its script is there. Where the script cannot be loaded, the first picture simply stays.
 */
export function SliderLoader({ children, ...props }: SliderProps & { children: ReactNode }) {
  const [Slider, setSlider] = useState<ComponentType<SliderProps>>()

  useEffect(() => {
    let isWanted = true
    import('./slider').then(
      // A transition is drawn in small portions: a tap is handled in between.
      (module) => isWanted && startTransition(() => setSlider(() => module.Slider)),
      (error: unknown) => console.warn('The slider could not be loaded.', error),
    )
    return () => {
      isWanted = false
    }
  }, [])

  if (Slider) return <Slider {...props} />
  return (
    <>
      {children}
      <p className="flex min-h-16 items-center justify-center text-ink-soft" role="status">
        {props.labels.loading}
      </p>
    </>
  )
}
