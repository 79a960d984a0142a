import { UnknownCredentials } from '@/features/verify/unknown-credentials'

export default function UnknownCode() {
  return <UnknownCredentials />
}
