'use client'

import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import type { SliderProps } from './slider'

/**
 * Shows the first picture from the HTML, and replaces it with the slider once its script is loaded.
 * If the script cannot be loaded, the first picture stays.
 */
export function SliderLoader({ children, ...props }: SliderProps & { children: ReactNode }) {
  const [Slider, setSlider] = useState<ComponentType<SliderProps>>()

  useEffect(() => {
    let isWanted = true
    import('./slider').then(
      // A transition yields to input: taps are handled in between.
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
