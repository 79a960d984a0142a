type Listening = Parameters<typeof window.addEventListener>

/**
 * Runs the starter script of a page as the browser does. Test files share a window, in which a leftover listener
 * would interfere with the next file's tests.
 * @returns a function that removes what the script has added to the window.
 */
export function runStarter(starter: string): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const listen = (...[type, listener, options]: Listening) =>
    window.addEventListener(type, listener, {
      ...(typeof options === 'object' ? options : { capture: options }),
      signal,
    })
  new Function('addEventListener', starter)(listen)
  return () => listening.abort()
}
