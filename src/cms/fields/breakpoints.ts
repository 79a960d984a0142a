/** The screen sizes of the preview, in px. */
export const BREAKPOINTS = [
  { name: 'phone', label: 'Phone', width: 360, height: 740 },
  { name: 'computer', label: 'Computer', width: 1280, height: 800 },
]
