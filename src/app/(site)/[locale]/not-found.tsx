import { NotFoundMessage } from '@/features/chrome/not-found-message'

export default function NotFound() {
  return <NotFoundMessage />
}
