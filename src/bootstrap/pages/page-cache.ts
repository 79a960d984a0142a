import type { OutgoingHttpHeaders } from 'node:http'
import { isRenewedSince, onTagsRenewed, renewTags } from '@/lib/content-time'
import { type RenderContext, renderContext } from '@/lib/render-context'

/** A page ready to send: policy, compression and all. */
export type FinishedPage = { headers: OutgoingHttpHeaders; body: Buffer }

type Entry = {
  key: string
  value: unknown
  tags: string[]
  /** In milliseconds since 1970. */
  expiresAt: number
  bytes: number
  /** Keys (see `nameOf`) of the pages that were finished from this entry. */
  finished: string[]
}

type WriteOptions = {
  /** Next's kind of the entry; only an `APP_PAGE` is ever finished. */
  kind: string
  tags: string[]
  /** Seconds until the entry is rendered again even if nothing has changed; false for never. */
  revalidate?: number | false
}

const MAX_BYTES = 64 * 1024 * 1024
/** Brotli, gzip, plain and one spare: other spellings of an address must not fill the memory. */
const MAX_FINISHED = 4

/**
 * The one cache of pages and cached reads, bounded in bytes. Next's entries are kept here
 * (`next-cache-handler.mjs`), and the pages finished from an entry live and die with it. An entry
 * is dropped the moment one of its tags is renewed, and what was begun before a renewal is not
 * stored afterwards.
 */
export class PageCache {
  /** Least recently used first. */
  #entries = new Map<string, Entry>()
  #finished = new Map<string, { page: FinishedPage; entry: Entry }>()
  /** The entry from which the page of a request was made. */
  #usedIn = new WeakMap<RenderContext, Entry>()
  #bytes = 0

  /** @param maxBytes beyond which the least recently used entries are dropped. */
  constructor(readonly maxBytes: number = MAX_BYTES) {
    onTagsRenewed((tags) => this.#dropTagged(tags))
  }

  /** An estimate of the memory in use, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  /** Returns Next's entry for a key; undefined if the key is unknown or the entry has expired. */
  read(key: string, kind: string): unknown {
    const entry = this.#entries.get(key)
    if (!entry || !this.#isUsable(entry)) return undefined
    this.#noteUse(entry, kind)
    return entry.value
  }

  /**
   * Stores one of Next's entries, unless its content has changed since the request began to read.
   * Entries made outside a request are not stored, because nobody knows when they began to read, nor
   * are pages that do not exist: anybody can request any number of them.
   */
  write(key: string, value: unknown, { kind, tags, revalidate = false }: WriteOptions): void {
    const context = renderContext()
    if (!context || isRenewedSince(tags, context.startedAt)) return
    if (kind === 'APP_PAGE' && context.status !== undefined) return
    this.#drop(this.#entries.get(key))
    const expiresAt =
      revalidate === false ? Number.POSITIVE_INFINITY : Date.now() + revalidate * 1000
    const entry: Entry = { key, value, tags, expiresAt, bytes: 0, finished: [] }
    this.#entries.set(key, entry)
    this.#noteUse(entry, kind)
    this.#grow(entry, sizeOf(value))
  }

  /** Returns the finished page for an address in an encoding. */
  find(path: string, encoding: string): FinishedPage | undefined {
    const found = this.#finished.get(nameOf(path, encoding))
    if (!found || !this.#isUsable(found.entry)) return undefined
    return found.page
  }

  /**
   * Stores the finished page of the current request with the entry that it was made from. Does
   * nothing if that entry is gone, or if Next made the page for this request alone.
   */
  keep(path: string, encoding: string, page: FinishedPage): void {
    const context = renderContext()
    const entry = context && this.#usedIn.get(context)
    if (!entry || this.#entries.get(entry.key) !== entry) return
    const name = nameOf(path, encoding)
    this.#forget(name)
    const oldest = entry.finished[0]
    if (oldest !== undefined && entry.finished.length >= MAX_FINISHED) this.#forget(oldest)
    entry.finished.push(name)
    this.#finished.set(name, { page, entry })
    this.#grow(entry, sizeOf(page))
  }

  /** Called by Next's own `revalidateTag`; our hooks call `renewTags` themselves. */
  renew(tags: string[]): void {
    renewTags(tags)
  }

  /** Whether an entry has not expired; marks it as most recently used. */
  #isUsable(entry: Entry): boolean {
    if (entry.expiresAt <= Date.now()) {
      this.#drop(entry)
      return false
    }
    this.#entries.delete(entry.key)
    this.#entries.set(entry.key, entry)
    return true
  }

  #noteUse(entry: Entry, kind: string): void {
    const context = renderContext()
    if (context && kind === 'APP_PAGE') this.#usedIn.set(context, entry)
  }

  #grow(entry: Entry, bytes: number): void {
    entry.bytes += bytes
    this.#bytes += bytes
    for (const eldest of this.#entries.values()) {
      if (this.#bytes <= this.maxBytes) return
      this.#drop(eldest)
    }
  }

  #forget(name: string): void {
    const found = this.#finished.get(name)
    if (!found) return
    const { page, entry } = found
    this.#finished.delete(name)
    entry.finished = entry.finished.filter((other) => other !== name)
    entry.bytes -= sizeOf(page)
    this.#bytes -= sizeOf(page)
  }

  #drop(entry: Entry | undefined): void {
    if (!entry || !this.#entries.delete(entry.key)) return
    for (const name of entry.finished) this.#finished.delete(name)
    this.#bytes -= entry.bytes
  }

  #dropTagged(renewed: string[]): void {
    for (const entry of [...this.#entries.values()]) {
      if (entry.tags.some((tag) => renewed.includes(tag))) this.#drop(entry)
    }
  }
}

/** Makes the cache reachable for `next-cache-handler.mjs`, which Next loads by itself. */
export function offerToNext(cache: PageCache): void {
  Object.assign(globalThis, { [Symbol.for('manavta.page-cache')]: cache })
}

function nameOf(path: string, encoding: string): string {
  return `${encoding} ${path}`
}

/** Estimates the size in bytes of all strings and buffers inside a value. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length * 2
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (value instanceof Map) return sizeOf([...value])
  if (typeof value !== 'object' || value === null) return 8
  return Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 64)
}
