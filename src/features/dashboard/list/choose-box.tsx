import type { Chosen } from './use-chosen'

type ChooseBoxProps = { label: string; id: string; chosen: Pick<Chosen, 'isChosen' | 'toggle'> }

/** A checkbox that selects an item. */
export function ChooseBox({ label, id, chosen }: ChooseBoxProps) {
  return (
    <label className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center self-start print:hidden">
      <input
        type="checkbox"
        aria-label={label}
        checked={chosen.isChosen(id)}
        onChange={() => chosen.toggle(id)}
        className="size-5 accent-neem"
      />
    </label>
  )
}

type ChooseAllProps = { label: string; chosen: Pick<Chosen, 'isAllChosen' | 'toggleAll'> }

/** A checkbox that selects all items on the page. */
export function ChooseAll({ label, chosen }: ChooseAllProps) {
  return (
    <label className="mb-2 inline-flex min-h-11 cursor-pointer items-center gap-3 print:hidden">
      <input
        type="checkbox"
        checked={chosen.isAllChosen}
        onChange={chosen.toggleAll}
        className="size-5 accent-neem"
      />
      {label}
    </label>
  )
}
