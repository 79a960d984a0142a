import { useRouter } from 'next/navigation'
import { firstRunContent } from '@/content/first-run'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'

/** Returns `runStep`, which runs a call of a first step and then re-renders the page on the server. */
export function useStep() {
  const { failed } = useCopy(firstRunContent)
  const router = useRouter()
  const { run, ...busy } = useAction()

  const runStep = (call: () => Promise<unknown>, { done }: { done?: string } = {}) => {
    const work = async () => {
      await call()
      router.refresh()
    }
    return run(work, { done: done ? { title: done, description: '' } : undefined, failed })
  }
  return { runStep, ...busy }
}
