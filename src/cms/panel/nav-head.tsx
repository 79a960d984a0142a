import type { ServerProps } from 'payload'
import { ACCOUNT_PATH } from '@/domain/account'
import { readBrand } from './brand'

/** The head of the panel's navigation: whose it is, and the ways out of it. */
export async function NavHead({ payload, user }: ServerProps) {
  const { name, logoUrl } = await readBrand(payload)
  return (
    <div className="panel-head">
      <p className="panel-head__name">
        {/* biome-ignore lint/performance/noImgElement: the panel has no optimizer. */}
        <img src={logoUrl} alt="" width="36" height="36" />
        {name}
      </p>
      {user?.role === 'admin' && (
        <a className="nav__link" href="/admin">
          Dashboard
        </a>
      )}
      <a className="nav__link" href={ACCOUNT_PATH}>
        Your account
      </a>
      <a className="nav__link" href="/" target="_blank" rel="noreferrer">
        View the site
      </a>
    </div>
  )
}
