import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

type Year = Pick<NumberField, 'name' | 'required' | 'defaultValue' | 'admin'> & {
  min: number
  max: number
}

/** A year: a whole number. */
export function yearField(field: Year): NumberField {
  const validate: NumberFieldSingleValidation = (value, options) =>
    typeof value === 'number' && !Number.isInteger(value)
      ? 'Please enter the year in four digits.'
      : number(value, options)
  return { ...field, type: 'number', validate } as NumberField
}
