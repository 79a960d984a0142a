import { Fragment } from 'react'

/** A text whose e-mail address or UPI ID may wrap before the @. */
export function AddressText({ text }: { text: string }) {
  return text.split('@').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other key than its position.
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
