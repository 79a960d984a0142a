/**
 * The emblem: a flame held in two cupped hands, or the foundation's logo (src/server/theme).
 * Decorative: the name is always next to it.
 */
export function Emblem({ className }: { className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a 2 kB vector of our own needs no optimizer.
    <img
      src="/brand/emblem.svg"
      alt=""
      width="64"
      height="64"
      fetchPriority="low"
      data-emblem=""
      className={className}
    />
  )
}
