import * as z from 'zod/mini'

export type JsonSchema = Record<string, unknown>

/** Returns the JSON Schema of a response, which contains nothing that the schema does not name. */
export function outputSchema(schema: z.core.$ZodType): JsonSchema {
  return toPlainSchema(schema, 'output')
}

/**
 * Returns the JSON Schema of a body or a query parameter. It is less strict than the schema itself:
 * trimming, refinements and computed values cannot be expressed.
 */
export function inputSchema(schema: z.core.$ZodType): JsonSchema {
  return toPlainSchema(schema, 'input')
}

function toPlainSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // document.ts assigns the names; within a schema everything is inlined.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'output') return
      const { def } = zodSchema._zod
      if (isChoice(zodSchema)) jsonSchema.enum = [...zodSchema.options]
      // Fields with a transform (amount, sortOrder) accept a number or the text of an input.
      // Assigned, since zod's type allows one type only.
      if (def.type === 'transform') Object.assign(jsonSchema, { type: ['number', 'string'] })
      if (def.type === 'object') jsonSchema.required = requiredFields(def)
    },
  })
  return plain
}

/** A field made by `choice` of domain/text.ts. */
function isChoice(schema: object): schema is { options: string[] } {
  return (
    'options' in schema &&
    Array.isArray(schema.options) &&
    schema.options.every((option) => typeof option === 'string')
  )
}

/** Returns the required fields, found by parsing, since only the fields know their defaults. */
function requiredFields(def: z.core.$ZodObjectDef): string[] {
  return Object.entries(def.shape)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([name]) => name)
}
