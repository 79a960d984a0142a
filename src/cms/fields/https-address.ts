import type { TextFieldSingleValidation } from 'payload'
import { isHttpsUrl } from '@/domain/media-url'

/** Validates the address of a page or file on another site; it may be empty. */
export const httpsOrEmpty: TextFieldSingleValidation = (value) =>
  !value || isHttpsUrl(value) || 'Please enter an https address'
