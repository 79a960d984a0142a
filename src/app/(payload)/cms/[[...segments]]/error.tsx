'use client'

export { PanelError as default } from '@/cms/panel/panel-error'
