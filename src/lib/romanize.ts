type Syllable = {
  /** The Latin letters of each consonant before the vowel. */
  consonants: string[]
  vowel: string
  /** Whether it is the inherent vowel: the 'a' that a consonant without a sign has, and that may be silent. */
  isInherent: boolean
  /** 'n', 'm', 'h' or nothing. */
  end: string
}

/** Letters and signs, each with its Latin letters. */
const VOWELS = toTable(
  'अ a आ a इ i ई i उ u ऊ u ऋ ri ऍ e ए e ऐ ai ऑ o ओ o औ au',
  '\u093e a \u093f i \u0940 i \u0941 u \u0942 u \u0943 ri \u0945 e \u0947 e \u0948 ai \u0949 o \u094b o \u094c au',
)

const CONSONANTS = toTable(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n',
  'प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h',
  // Letters that a dot below changes, and a ligature with a pronunciation of its own.
  'क\u093c q ज\u093c z फ\u093c f ज\u094dञ gy',
)

const CONSONANT = 'ज\u094dञ|[क-ह]\u093c?'
const CONSONANT_LETTERS = new RegExp(CONSONANT, 'g')
const SYLLABLES = new RegExp(
  `(?:(?<consonants>(?:(?:${CONSONANT})\u094d)*(?:${CONSONANT}))(?<sign>[\u093e-\u094d])?|(?<letter>[अ-औ]))(?<mark>[ँंः])?`,
  'g',
)

const WORDS = /[\u0900-\u0963\u0970-\u097f][\u0900-\u0963\u0970-\u097f\u200c\u200d]*/g
/** They affect the shape of letters, not their sound. */
const JOINERS = /[\u200c\u200d]/g
const DIGITS = /[\u0966-\u096f]/g

/**
 * Romanizes the Devanagari in a text as Hindi is commonly typed: 'पढ़ाई' becomes 'padhai'. Different Hindi words
 * can become the same. Everything else stays as it is.
 */
export function romanize(text: string): string {
  return text
    .normalize('NFC')
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(WORDS, romanizeWord)
}

function romanizeWord(word: string): string {
  const syllables = [...word.replace(JOINERS, '').matchAll(SYLLABLES)].map(toSyllable)
  deleteSchwas(syllables)
  return syllables.map(({ consonants, vowel, end }) => consonants.join('') + vowel + end).join('')
}

function toSyllable({ groups = {}, index, 0: { length }, input }: RegExpExecArray): Syllable {
  const { consonants = '', sign, letter, mark } = groups
  const written = sign ?? letter
  const next = input[index + length] ?? ''
  return {
    consonants: (consonants.match(CONSONANT_LETTERS) ?? []).map(
      (one) => CONSONANTS.get(one) ?? CONSONANTS.get(one.charAt(0)) ?? '',
    ),
    vowel: written === undefined ? 'a' : (VOWELS.get(written) ?? ''),
    isInherent: written === undefined,
    end: mark === undefined ? '' : endOf(mark, next),
  }
}

function endOf(mark: string, next: string): string {
  if (mark === 'ः') return 'h'
  return mark === 'ं' && /^[पफबभम]/.test(next) ? 'm' : 'n'
}

/**
 * Removes inherent vowels that Hindi does not pronounce (schwa deletion), from the end of the word: the last
 * one, and one between a pronounced vowel and a single consonant with a vowel.
 */
function deleteSchwas(syllables: Syllable[]): void {
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const [before, here, after] = [syllables[at - 1], syllables[at], syllables[at + 1]]
    if (!before || !here?.isInherent || here.end) continue
    const isSingle = here.consonants.length === 1
    const isSilent = after
      ? isSingle && before.vowel && !before.end && after.consonants.length === 1 && after.vowel
      : isSingle || !/^[yrv]$/.test(here.consonants.at(-1) ?? '')
    if (isSilent) here.vowel = ''
  }
}

/** @param lines letters, each followed by what it becomes. */
function toTable(...lines: string[]): Map<string, string> {
  const words = lines.join(' ').split(' ')
  return new Map(words.flatMap((letter, at) => (at % 2 ? [] : [[letter, words[at + 1] ?? '']])))
}
