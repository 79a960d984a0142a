import type { ComponentProps } from 'react'

type LoginPageFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onFocus' | 'children'>

/**
 * A form of the login pages. Its script sends it: a submission made before the script has loaded waits
 * (defer-scripts.ts). It uses POST so that a browser without the script puts no password into the URL.
 */
export function LoginPageForm({ children, ...form }: LoginPageFormProps) {
  return (
    <form {...form} noValidate method="post" data-needs-script className="grid gap-5">
      {children}
    </form>
  )
}
