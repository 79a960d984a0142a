import type { ServerProps } from 'payload'
import { ACCOUNT_PATH } from '@/domain/account'
import { readBrand } from './brand'
import { languageOf, textsFor } from './language'

/** The top of the panel's navigation: the foundation's name, and links to dashboard, account and site. */
export async function NavHead({ payload, user, i18n }: ServerProps) {
  const texts = textsFor(i18n).nav
  const prefix = languageOf(i18n) === 'hi' ? '/hi' : ''
  const { name, logoUrl } = await readBrand(payload)
  return (
    <div className="panel-head">
      <p className="panel-head__name">
        {/* biome-ignore lint/performance/noImgElement: the panel has no optimizer. */}
        <img src={logoUrl} alt="" width="36" height="36" />
        {name}
      </p>
      {user?.role === 'admin' && (
        <a className="nav__link" href={`${prefix}/admin`}>
          {texts.dashboard}
        </a>
      )}
      <a className="nav__link" href={`${prefix}${ACCOUNT_PATH}`}>
        {texts.account}
      </a>
      <a className="nav__link" href={prefix || '/'} target="_blank" rel="noreferrer">
        {texts.site}
      </a>
    </div>
  )
}
