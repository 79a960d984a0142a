import { Fragment } from 'react'

/** E-mail addresses or UPI IDs that break before their sign, where they have to break at all. */
export function AddressText({ text }: { text: string }) {
  return text.split('@').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of one text.
    <Fragment key={index}>
      {index > 0 && (
        <>
          <wbr />@
        </>
      )}
      {part}
    </Fragment>
  ))
}
