import type { ServerProps } from 'payload'
import { readBrand } from './brand'

/** The foundation's logo and name, for pages of the panel without navigation. */
export async function PanelLogo({ payload }: ServerProps) {
  const { name, logoUrl } = await readBrand(payload)
  return (
    <div className="panel-logo">
      {/* biome-ignore lint/performance/noImgElement: the panel has no optimizer. */}
      <img src={logoUrl} alt="" width="72" height="72" />
      <p>{name}</p>
    </div>
  )
}
