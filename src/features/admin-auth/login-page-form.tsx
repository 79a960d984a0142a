import type { ComponentProps } from 'react'

type LoginPageFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onFocus' | 'children'>

/**
 * A form of the login pages. Only its script sends it, so what is sent before waits for the script
 * (defer-scripts.ts); were the browser to send it all the same, no password would get into the address.
 */
export function LoginPageForm({ children, ...form }: LoginPageFormProps) {
  return (
    <form {...form} noValidate method="post" data-needs-script className="grid gap-5">
      {children}
    </form>
  )
}
