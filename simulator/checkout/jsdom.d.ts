/** The part of jsdom that the tests of the checkout use; the package has no types of its own. */
declare module 'jsdom' {
  type Options = {
    url?: string
    runScripts?: 'dangerously'
    resources?: 'usable'
    beforeParse?: (window: Window & typeof globalThis) => void
  }
  export class JSDOM {
    constructor(html: string, options?: Options)
    static fromURL(url: string, options?: Options): Promise<JSDOM>
    readonly window: Window & typeof globalThis
  }
}
