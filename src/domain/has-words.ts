/** Whether a text says something: people type '-' where a form asks for what they do not want to tell. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
