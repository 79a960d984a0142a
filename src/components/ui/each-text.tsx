import type { Text } from '@/domain/pages/fields'

type EachTextProps = { texts: Text[]; as: 'p' | 'li'; className?: string }

/** Renders each text in its own element. */
export function EachText({ texts, as: Element, className }: EachTextProps) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other key than their position.
    <Element key={index} className={className}>
      {text}
    </Element>
  ))
}
