import * as z from 'zod/mini'

type Picked<Response, Doc> = {
  [Field in keyof Response & keyof Doc]: Exclude<Doc[Field], null>
}

/**
 * The fields of a response that a document has under the same name, and no others: what the schema
 * does not name stays private. Where it is optional, an empty text is left out.
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
