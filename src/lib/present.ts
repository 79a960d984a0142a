type Present<Parts> = { [Id in keyof Parts]: { id: Id } & NonNullable<Parts[Id]> }[keyof Parts]

/** Returns the non-null parts, each with its key as `id`. */
export function present<Parts extends Record<string, object | null>>(
  parts: Parts,
): Present<Parts>[] {
  return Object.entries(parts).flatMap(([id, part]) =>
    part ? [{ id, ...part } as Present<Parts>] : [],
  )
}
