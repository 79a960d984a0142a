import { useRef, useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { languageNamesContent } from '@/content/language-names'
import { type Locale, locales } from '@/content/locale'
import { pageStyles } from '@/printing/page-styles'
import { Poster, type PosterFoundation, type PosterSize, posterSizes } from '@/printing/poster'
import { usePrint } from '@/printing/use-print'
import { ChoiceFilter } from '../list/list-filters'
import { LoadingState } from '../list/loading-state'
import { PaperPreview } from '../paper-preview'
import { useCopy, useOfficeLocale } from '../use-copy'
import { usePosterCode } from './use-poster-code'
import { usePurposeName, usePurposes } from './use-purposes'

/** What a poster is made from: the foundation's details in each language, and the site's URL. */
export type PosterSource = { foundations: Record<Locale, PosterFoundation>; siteUrl: string }

type PosterDialogProps = PosterSource & { onClose: () => void }

/** Previews a poster with a payment QR code and prints it. */
export function PosterDialog({ foundations, siteUrl, onClose }: PosterDialogProps) {
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(dashboardPaymentsContent).poster
  const { loadingFailed } = useCopy(dashboardPaymentSettingsContent)
  const [size, setSize] = useState<PosterSize>('A4')
  const [language, setLanguage] = useState<Locale>(useOfficeLocale())
  const [chosen, setChosen] = useState('')
  const purposeName = usePurposeName()
  const campaigns = usePurposes().filter(({ kind }) => kind === 'campaign')
  const campaign = campaigns.find(({ key }) => key === chosen)
  const { settings, code, imageUrl, payee, make, isMaking, dropImage } = usePosterCode({
    chosen,
    campaignName: campaign?.name,
    foundationName: foundations.en.name,
  })
  const content = useRef<HTMLDivElement>(null)
  const print = usePrint({
    contentRef: content,
    documentTitle: copy.title,
    pageStyle: pageStyles[size === 'A4' ? 'posterA4' : 'posterA6'],
  })

  return (
    <Modal
      title={copy.title}
      description={copy.lead[imageUrl ? 'gateway' : 'upi']}
      closeLabel={dashboard.editor.close}
      onClose={onClose}
      size="print"
    >
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <ChoiceFilter
          label={copy.campaign}
          anyLabel={copy.noCampaign}
          choices={campaigns.map(({ key, name }) => ({ id: key, label: purposeName(key, name) }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        <ChoiceFilter
          label={copy.size}
          choices={posterSizes.map((id) => ({ id, label: id }))}
          chosen={size}
          onChoose={(id) => setSize(id === 'A6' ? 'A6' : 'A4')}
        />
        <ChoiceFilter
          label={copy.language}
          choices={locales.map((id) => ({ id, label: languageNamesContent[id] }))}
          chosen={language}
          onChoose={(id) => setLanguage(id === 'hi' ? 'hi' : 'en')}
        />
        {campaign && !imageUrl && (
          <SmallButton disabled={isMaking} onClick={make}>
            {isMaking ? copy.making : copy.useGatewayCode}
          </SmallButton>
        )}
        {/* Above the poster, which is higher than most screens. */}
        {code && (
          <SmallButton onClick={() => print()} tone="lead">
            {copy.print}
          </SmallButton>
        )}
      </div>
      <LoadingState query={settings} title={loadingFailed} />
      {settings.data && !code && <p>{copy.noUpiId}</p>}
      {code && (
        <PaperPreview paper={size} ref={content}>
          <Poster
            key={`${size} ${language} ${chosen} ${imageUrl}`}
            size={size}
            language={language}
            foundation={foundations[language]}
            payee={payee}
            campaign={(language === 'hi' && campaign?.nameHi) || (campaign?.name ?? null)}
            code={code}
            siteUrl={siteUrl}
            onCodeMissing={dropImage}
          />
        </PaperPreview>
      )}
    </Modal>
  )
}
