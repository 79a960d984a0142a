import { type StructuredData, serializeData } from '@/lib/structured-data'

/** Data for search engines. A browser never runs it, so the page's policy has no need to know it. */
export function DataBlock({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{serializeData(data)}</script>
}
