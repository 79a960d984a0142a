/** How to use a tab, in a few points. */
export function Instructions({ title, points }: { title: string; points: string[] }) {
  return (
    <section aria-label={title} className="mb-5 rounded-card bg-neem-tint px-5 py-4">
      <h3 className="font-semibold font-text text-neem-deep">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-[0.9375rem]">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
