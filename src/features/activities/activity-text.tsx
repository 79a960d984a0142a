import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import type { SerializedEditorState } from 'lexical'

/** Only these addresses become links; `javascript:` stays text. */
const SAFE_HREF = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/** Lexical's bits of a text's `format`. */
const BOLD = 1
const ITALIC = 2

/**
 * Render the features that editors have (payload.config.ts) as plain HTML. Payload's own converters
 * write style attributes, which our policy refuses.
 */
const converters: JSXConvertersFunction = ({ defaultConverters: { linebreak, paragraph } }) => ({
  linebreak,
  paragraph,
  text: ({ node }) => {
    const text = node.format & ITALIC ? <em>{node.text}</em> : node.text
    return node.format & BOLD ? <strong>{text}</strong> : text
  },
  // The activity's own title is the h2.
  heading: ({ node, nodesToJSX }) => <h3>{nodesToJSX({ nodes: node.children })}</h3>,
  list: ({ node, nodesToJSX }) => {
    const items = nodesToJSX({ nodes: node.children })
    return node.tag === 'ol' ? <ol>{items}</ol> : <ul>{items}</ul>
  },
  listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
  link: ({ node, nodesToJSX }) => {
    const href = node.fields.url ?? ''
    const children = nodesToJSX({ nodes: node.children })
    if (!SAFE_HREF.test(href)) return <>{children}</>
    return (
      <a href={href} rel="noopener noreferrer" className="font-semibold text-neem underline">
        {children}
      </a>
    )
  },
  unknown: ({ node, nodesToJSX }) =>
    'children' in node ? nodesToJSX({ nodes: node.children as never }) : null,
})

/** Renders rich text as HTML: paragraphs, headings, lists, emphasis and safe links. */
export function ActivityText({ content }: { content: SerializedEditorState }) {
  return (
    <div className="mt-3 space-y-4 [&_h3]:text-heading [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6">
      <RichText
        data={content}
        converters={converters}
        disableContainer
        disableIndent
        disableTextAlign
      />
    </div>
  )
}
