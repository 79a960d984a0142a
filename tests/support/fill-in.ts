import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Pastes texts into fields: typing one keystroke at a time takes seconds. */
export async function fillIn(user: UserEvent, texts: [label: RegExp, text: string][]) {
  for (const [label, text] of texts) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
}
