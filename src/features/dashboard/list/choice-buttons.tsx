type ChoiceButtonsProps<Id extends string> = {
  label: string
  choices: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** A group of toggle buttons, one of which is pressed. */
export function ChoiceButtons<Id extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceButtonsProps<Id>) {
  return (
    <fieldset className="flex w-fit max-w-full flex-wrap rounded-[1.75rem] bg-paper-deep p-1">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={choice.id === chosen}
          onClick={() => onChoose(choice.id)}
          className="min-h-11 cursor-pointer rounded-full px-4 text-[0.9375rem] aria-pressed:bg-card aria-pressed:font-semibold aria-pressed:text-neem-deep"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
