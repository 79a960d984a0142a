import type {
  FieldValues,
  Path,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form'

/** Registration and current error of a form field. */
export type FieldBinding = { registration: UseFormRegisterReturn; error: string | undefined }

/**
 * Returns a function that binds fields to a form by name: `<FormField {...field('email')} … />`.
 */
export function bindFields<Values extends FieldValues, Output>({
  register,
  formState: { errors },
}: UseFormReturn<Values, unknown, Output>) {
  return <Name extends Path<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ): FieldBinding => {
    const message = errors[name]?.message
    return {
      registration: register(name, options),
      error: typeof message === 'string' ? message : undefined,
    }
  }
}
