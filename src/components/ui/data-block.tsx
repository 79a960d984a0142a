import { type StructuredData, serializeData } from '@/lib/structured-data'

/**
 * Structured data for search engines. Browsers never execute it, so the content security policy
 * need not list it.
 */
export function DataBlock({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{serializeData(data)}</script>
}
