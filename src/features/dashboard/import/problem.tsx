/** An error message in a live region, which is empty without one. */
export function Problem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && <p className="mt-4 max-w-prose font-semibold text-error">{text}</p>}
    </div>
  )
}
