import { Fragment } from 'react'

/** A text in which an e-mail address or UPI ID that is too long for its line breaks before the @. */
export function AddressText({ text }: { text: string }) {
  return text.split('@').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place.
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
