import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { lockOnlyEditable } from '@/cms/panel/lock-only-editable'
import { importMap } from './cms/importMap.js'
import './panel.css'

const formState: typeof buildFormStateHandler = (args) =>
  buildFormStateHandler(lockOnlyEditable(args, args.permissions))

/** Answers the panel's server calls while an editor types; Payload checks the session itself. */
const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'form-state': formState },
  })
}

export default function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
