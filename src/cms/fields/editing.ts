/** A draft is saved when nothing was typed for this long. */
export const AUTOSAVE_MS = 1500

/** The screens that a preview can be looked at on, in px. */
export const BREAKPOINTS = [
  { name: 'phone', label: 'Phone', width: 360, height: 740 },
  { name: 'computer', label: 'Computer', width: 1280, height: 800 },
]
