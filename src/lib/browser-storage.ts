export type StorageName = 'localStorage' | 'sessionStorage'

/**
 * A stored text.
 * @returns null for an unknown key, or if the browser lets us store nothing at all: a page
 * must work for those who block cookies, too.
 */
export function readStored(name: StorageName, key: string): string | null {
  try {
    return window[name].getItem(key)
  } catch {
    return null // reading the property itself throws where storage is blocked
  }
}

/** Returns a stored JSON value; null if there is none, or if another script's text is under our key. */
export function readStoredJson(name: StorageName, key: string): unknown {
  try {
    return JSON.parse(readStored(name, key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text, where the browser allows it and has room. */
export function writeStored(name: StorageName, key: string, value: string): void {
  try {
    window[name].setItem(key, value)
  } catch {
    // Blocked or full: nothing that we store is needed for the page to work.
  }
}

/** Forgets a text, if it is stored. */
export function removeStored(name: StorageName, key: string): void {
  try {
    window[name].removeItem(key)
  } catch {
    // Blocked: then there is nothing to remove.
  }
}
