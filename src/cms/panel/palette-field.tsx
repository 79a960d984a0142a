'use client'

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { palettes, swatchOf } from '@/domain/palette'
import { languageOf } from './language'
import { paletteNames } from './palette-names'

/** A choice of palettes, each shown in its colours. */
export function PaletteField({ path, field, readOnly }: SelectFieldClientProps) {
  const { value, setValue } = useField<string>({ path })
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  return (
    <fieldset className="field-type panel-palettes" disabled={readOnly}>
      <FieldLabel as="span" label={field.label} />
      <div className="panel-palettes__choice">
        {palettes.map((palette) => (
          <label key={palette}>
            <input
              type="radio"
              name={path}
              checked={value === palette}
              onChange={() => setValue(palette)}
            />
            <span aria-hidden="true" className="panel-palettes__swatch">
              {swatchOf(palette).map((colour) => (
                <span key={colour} style={{ background: colour }} />
              ))}
            </span>
            {paletteNames[palette][language]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
