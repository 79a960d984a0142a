import type { MouseEvent } from 'react'

/**
 * Returns props that disable a button or file field without taking the focus from it, as `disabled`
 * would. Stopping clicks is enough: Enter in a field of the form triggers one, too.
 */
export function softDisabled<Target>(
  isDisabled: boolean,
  onClick?: (event: MouseEvent<Target>) => void,
) {
  return {
    'aria-disabled': isDisabled || undefined,
    onClick: (event: MouseEvent<Target>) =>
      isDisabled ? event.preventDefault() : onClick?.(event),
  }
}
