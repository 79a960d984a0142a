import { notFound } from 'next/navigation'

// Not kept in the page cache: anybody can ask for any number of pages that do not exist.
export const dynamic = 'force-dynamic'

export default function UnknownPage(): never {
  notFound()
}
