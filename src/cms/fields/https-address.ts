import type { TextField, TextFieldSingleValidation } from 'payload'
import { isHttpsUrl } from '@/domain/media-url'
import { addressIn } from '@/domain/pasted-address'
import { tidyText } from './tidy-text'

const httpsOrEmpty: TextFieldSingleValidation = (value) =>
  !value || isHttpsUrl(value) || 'Please enter an https address'

/** A field for the address of a page or file on another site; it may be empty. */
export function addressField(field: Pick<TextField, 'name' | 'label' | 'admin'>) {
  return tidyText({ ...field, type: 'text', maxLength: 2000, validate: httpsOrEmpty }, addressIn)
}
