/** The font file's URL. */
declare module '*.woff2' {
  const url: string
  export default url
}
