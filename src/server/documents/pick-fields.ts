import * as z from 'zod/mini'

type Picked<Response, Doc> = {
  [Field in keyof Response & keyof Doc]: Exclude<Doc[Field], null>
}

/**
 * Picks the fields of a document that a response schema names, and no others: what the schema does
 * not name stays private. Empty texts are omitted if the field is optional.
 */
export function pickFields<Shape extends z.core.$ZodShape, Doc extends object>(
  schema: z.ZodMiniObject<Shape>,
  doc: Doc,
): Picked<z.output<z.ZodMiniObject<Shape>>, Doc> {
  const { shape } = schema
  const given = Object.entries(doc).filter(([name, value]) => {
    const isOptional = shape[name] instanceof z.ZodMiniOptional
    return name in shape && value !== null && !(isOptional && value === '')
  })
  return Object.fromEntries(given) as Picked<z.output<z.ZodMiniObject<Shape>>, Doc>
}
