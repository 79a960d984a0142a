import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import type { SerializedEditorState } from 'lexical'

/** Only addresses that lead somewhere by these ways become links; `javascript:` stays text. */
const SAFE_HREF = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

const converters: JSXConvertersFunction = ({ defaultConverters }) => {
  const link = ({
    node,
    nodesToJSX,
  }: {
    node: { children?: unknown; fields?: { url?: string } }
    nodesToJSX: (args: { nodes: never }) => React.ReactNode[]
  }) => {
    const href = node.fields?.url ?? ''
    const children = nodesToJSX({ nodes: node.children as never })
    if (!SAFE_HREF.test(href)) return <>{children}</>
    return (
      <a href={href} rel="noopener noreferrer" className="font-semibold text-neem underline">
        {children}
      </a>
    )
  }
  return { ...defaultConverters, link: link as never, autolink: link as never }
}

/** What an editor wrote, as HTML: paragraphs, headings, lists, emphasis and safe links. */
export function ActivityText({ content }: { content: SerializedEditorState }) {
  return (
    <div className="mt-3 space-y-4 [&_h2]:text-heading [&_h3]:text-heading [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6">
      <RichText data={content} converters={converters} disableContainer />
    </div>
  )
}
