import { useRouter } from 'next/navigation'
import type { FirstRunContent } from '@/content/first-run'
import { useAction } from '../use-action'

/** What buttons of the first steps do, after which the server looks again. */
export function useStep({ failed }: Pick<FirstRunContent, 'failed'>) {
  const router = useRouter()
  const { run, ...busy } = useAction()

  const take = (call: () => Promise<unknown>, { done }: { done?: string } = {}) => {
    const work = async () => {
      await call()
      router.refresh()
    }
    return run(work, { done: done ? { title: done, description: '' } : undefined, failed })
  }
  return { take, ...busy }
}
