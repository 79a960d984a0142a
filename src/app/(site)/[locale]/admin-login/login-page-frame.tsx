import type { ReactNode } from 'react'
import { Emblem } from '@/components/ui/emblem'

type LoginPageFrameProps = { title: string; lead: string; children: ReactNode }

/** The frame of the login and password pages: one narrow column. */
export function LoginPageFrame({ title, lead, children }: LoginPageFrameProps) {
  return (
    <div className="mx-auto w-[min(100%-2.5rem,26rem)] py-14 sm:py-20">
      <Emblem className="size-14" />
      <h1 className="mt-5 text-neem-deep text-title">{title}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{lead}</p>
      {children}
    </div>
  )
}
