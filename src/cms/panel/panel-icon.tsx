import type { ServerProps } from 'payload'
import { readBrand } from './brand'

/** The foundation's logo at the start of the panel's breadcrumbs. */
export async function PanelIcon({ payload }: ServerProps) {
  const { name, logoUrl } = await readBrand(payload)
  return (
    // biome-ignore lint/performance/noImgElement: the panel has no optimizer.
    <img className="panel-icon" src={logoUrl} alt={name} width="22" height="22" />
  )
}
