import { parseJson } from './parse-json'

type StorageName = 'localStorage' | 'sessionStorage'

/**
 * Reads a stored text.
 * @returns null for an unknown key, or if storage is blocked: pages must work for visitors who block
 * cookies, too.
 */
export function readStored(name: StorageName, key: string): string | null {
  try {
    return window[name].getItem(key)
  } catch {
    return null // reading the property itself throws if storage is blocked
  }
}

/** Returns a stored JSON value; null if there is none, or if another script's text is under our key. */
export function readStoredJson(name: StorageName, key: string): unknown {
  return parseJson(readStored(name, key) ?? 'null')
}

/** Stores a text if the browser allows it and has room. */
export function writeStored(name: StorageName, key: string, value: string): void {
  try {
    window[name].setItem(key, value)
  } catch {
    // Blocked or full: pages work without anything stored.
  }
}

/** Removes a stored text, if any. */
export function removeStored(name: StorageName, key: string): void {
  try {
    window[name].removeItem(key)
  } catch {
    // Blocked: nothing was stored.
  }
}
