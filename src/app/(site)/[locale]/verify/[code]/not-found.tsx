import { UnknownPapers } from '@/features/verify/unknown-papers'

export default function UnknownCode() {
  return <UnknownPapers />
}
