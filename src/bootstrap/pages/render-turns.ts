import { contentTime } from '@/lib/content-time'
import { withinTime } from '@/lib/within-time'

/** A render that takes longer is considered hung, and no longer waited for. */
const MAX_WAIT_MS = 5_000

type Turn = {
  /** The `contentTime()` when the page began to read. */
  startedAt: number
  /** Marks the render as finished or abandoned. */
  end: () => void
}

type Render = { startedAt: number; ended: Promise<void> }

/**
 * Next lets a request share a render of the same page that is under way, even if content has
 * changed since it began. Here such a request waits until the old render has ended, so that no
 * response is older than its request.
 */
export class RenderTurns {
  #underWay = new Map<string, Set<Render>>()

  /** Waits while a render of this page that began before the last content change is under way. */
  async begin(path: string): Promise<Turn> {
    for (let old = this.#findOld(path); old; old = this.#findOld(path)) {
      await waitForEnd(old)
      this.#underWay.get(path)?.delete(old)
    }
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const render: Render = { startedAt: contentTime(), ended }
    const renders = this.#underWay.get(path) ?? new Set()
    this.#underWay.set(path, renders.add(render))
    return {
      startedAt: render.startedAt,
      end: () => {
        renders.delete(render)
        if (renders.size === 0) this.#underWay.delete(path)
        end()
      },
    }
  }

  #findOld(path: string): Render | undefined {
    const now = contentTime()
    return [...(this.#underWay.get(path) ?? [])].find(({ startedAt }) => startedAt < now)
  }
}

/** Waits until a render has ended, but not longer than `MAX_WAIT_MS`. */
async function waitForEnd({ ended }: Render): Promise<void> {
  await withinTime(ended, MAX_WAIT_MS, () => undefined)
}
