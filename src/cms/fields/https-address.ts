import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { isHttpsUrl } from '@/domain/media-url'
import { addressIn } from '@/domain/pasted-address'
import { tidyText } from './tidy-text'

const httpsAddress: TextFieldSingleValidation = (value, options) =>
  value ? isHttpsUrl(value) || 'Please enter an https address' : text(value, options)

/** A field for the address of a page or file on another site. */
export function addressField(field: Pick<TextField, 'name' | 'label' | 'admin' | 'required'>) {
  return tidyText({ ...field, type: 'text', maxLength: 2000, validate: httpsAddress }, addressIn)
}
