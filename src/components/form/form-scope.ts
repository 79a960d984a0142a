import { createContext } from 'react'

/**
 * What the ids of a form's fields begin with, where they must be the same in the HTML of the page
 * and in a script that comes later (LazyForm); null where React makes them.
 */
export const FormScope = createContext<string | null>(null)
