import * as z from 'zod/mini'

export type JsonSchema = Record<string, unknown>

/** The JSON Schema of a response: whatever it does not name may not be in it. */
export function outputSchema(schema: z.core.$ZodType): JsonSchema {
  return toPlainSchema(schema, 'output')
}

/**
 * The JSON Schema of a body or of a field of the query. It says less than the schema itself: what is trimmed,
 * refined or computed has no word in JSON Schema.
 */
export function inputSchema(schema: z.core.$ZodType): JsonSchema {
  return toPlainSchema(schema, 'input')
}

function toPlainSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Names are given in document.ts; within a schema everything is written out.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'output') return
      const { def } = zodSchema._zod
      if (isChoice(zodSchema)) jsonSchema.enum = [...zodSchema.options]
      // What computes its value takes a number or the text of an input (amount, sortOrder).
      if (def.type === 'transform') jsonSchema.type = ['number', 'string'] as never
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

/** The fields that cannot be left out: of those that fill in a default only they themselves know. */
function requiredFields(def: z.core.$ZodObjectDef): string[] {
  return Object.entries(def.shape)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([name]) => name)
}
