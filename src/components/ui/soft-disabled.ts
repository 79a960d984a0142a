import type { MouseEvent } from 'react'

/**
 * Props of a button or a file field that does nothing for now. The browser's own `disabled` would take
 * the focus from it. A click is all there is to stop: Enter in a field of its form is one, too.
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
