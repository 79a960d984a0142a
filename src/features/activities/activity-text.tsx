import type { SerializedAutoLinkNode, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import type { SerializedEditorState } from 'lexical'
import type { ReactNode } from 'react'

/** Only these addresses become links; `javascript:` stays text. */
const SAFE_HREF = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i
const EMAIL = /^[^\s:/?#@]+@[^\s:/?#@]+\.[^\s:/?#@]+$/
const WITHOUT_SCHEME = /^[^\s:/?#@\\]+\.[^\s:/?#@\\]+(?:[/?#]\S*)?$/

/** Lexical's bits of a text's `format`. */
const BOLD = 1
const ITALIC = 2

type LinkArgs = {
  node: SerializedLinkNode | SerializedAutoLinkNode
  nodesToJSX: (args: { nodes: SerializedLinkNode['children'] }) => ReactNode[]
}

function toLink({ node, nodesToJSX }: LinkArgs) {
  const href = hrefOf(node.fields.url ?? '')
  const children = nodesToJSX({ nodes: node.children })
  if (!href) return <>{children}</>
  return (
    <a href={href} rel="noopener noreferrer" className="font-semibold text-neem underline">
      {children}
    </a>
  )
}

/** Completes what editors write without `https://`, which Payload accepts and stores encoded. */
function hrefOf(url: string): string | null {
  if (SAFE_HREF.test(url)) return url
  const typed = decode(url)
  if (SAFE_HREF.test(typed)) return typed
  if (EMAIL.test(typed)) return `mailto:${typed}`
  return WITHOUT_SCHEME.test(typed) ? `https://${typed}` : null
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

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
  link: toLink,
  // An address that was typed into the text: the editor makes it a link by itself.
  autolink: toLink,
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
