import { useEffect, useRef } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { SmallButton } from '@/components/ui/small-button'
import { accountContent } from '@/content/account'
import { useCopy } from '../use-copy'

type RecoveryCodesProps = { codes: string[]; isBusy: boolean; onKept: () => void }

/** The ten recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, isBusy, onKept }: RecoveryCodesProps) {
  const copy = useCopy(accountContent).secondFactor.codes
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => list.current?.focus(), [])

  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        className="mb-5 grid max-w-md scroll-mt-52 list-none grid-cols-1 gap-x-8 gap-y-1 rounded-2xl bg-paper p-4 font-mono text-lg min-[30rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <SmallButton disabled={isBusy} onClick={onKept} tone="lead">
          {copy.done}
        </SmallButton>
        <CopyButton
          text={codes.join('\n')}
          label={copy.copy}
          copied={copy.copied}
          failed={copy.copyFailed}
        />
      </div>
    </>
  )
}
