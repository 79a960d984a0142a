/** Colours of src/app/tokens.css, for the pictures and PDFs that the server draws. */
export const COLOURS = {
  paper: '#fbf6ec',
  ink: '#2a211b',
  inkSoft: '#5c5047',
  neem: '#1e5a46',
  neemDeep: '#123d30',
  geru: '#a8431f',
  marigold: '#f0a526',
}
