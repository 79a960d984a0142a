import type { PayloadRequest } from 'payload'

/**
 * Makes a required text of two languages optional in Hindi: where it is empty, the Hindi page shows
 * the English.
 * @param validate Payload's own check of such a field.
 */
export function requiredInEnglish<Options extends { req: PayloadRequest }, Result>(
  validate: (value: never, options: Options) => Result,
) {
  return (value: unknown, options: Options): Result | true =>
    !value && options.req.locale === 'hi' ? true : validate(value as never, options)
}
