/** How often a gift is given. */
export type Interval = 'once' | 'monthly'

type IntervalChoiceProps = {
  interval: Interval
  onChoose: (interval: Interval) => void
  copy: { legend: string; once: string; monthly: string }
}

/** 'Once' or 'Every month'. */
export function IntervalChoice({ interval, onChoose, copy }: IntervalChoiceProps) {
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{copy.legend}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-full bg-paper-deep p-1">
        {(['once', 'monthly'] as const).map((value) => (
          <label key={value} className="grid">
            <input
              type="radio"
              name="interval"
              value={value}
              checked={interval === value}
              onChange={() => onChoose(value)}
              className="peer sr-only"
            />
            <span className="grid min-h-11 cursor-pointer place-items-center rounded-full font-semibold peer-checked:bg-card peer-checked:text-neem-deep peer-checked:shadow-sm forced-colors:border forced-colors:peer-checked:border-4 peer-focus-visible:outline-3 peer-focus-visible:outline-marigold">
              {copy[value]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
