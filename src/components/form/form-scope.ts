import { createContext } from 'react'

/**
 * Prefix of the ids of a form's fields, if they must be the same in the page's HTML and in a script
 * that is loaded later (LazyForm); null if React generates them.
 */
export const FormScope = createContext<string | null>(null)
