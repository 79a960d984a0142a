import type { Text } from '@/domain/pages/fields'

type EachTextProps = { texts: Text[]; as: 'p' | 'li'; className?: string }

/** Texts that follow each other, each in an element of its own. */
export function EachText({ texts, as: Element, className }: EachTextProps) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: such texts have nothing but their place.
    <Element key={index} className={className}>
      {text}
    </Element>
  ))
}
