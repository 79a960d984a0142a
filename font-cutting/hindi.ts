/** Modern Hindi, without Vedic accents and letters of other languages. */

const CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह', ...words('क़ ख़ ग़ ज़ ड़ ढ़ फ़')]
const VOWELS = [...'अआइईउऊऋऍएऐऑओऔ']
const VOWEL_SIGNS = ['', ...'ािीुूृॅेैॉोौ']
/** Bindu, chandrabindu, visarga. */
const NASALS = ['', ...'ंँः']
const VIRAMA = '\u094d'
const ZWJ = '\u200d'
const ZWNJ = '\u200c'

/** The consonant clusters of Hindi, including loanwords; others are written with a half letter. */
const CLUSTERS = words(`
  क्क क्ख क्ट क्ड क्त क्थ क्न क्म क्य क्ल क्व क्श क्ष क्स क्त्य क्ष्म क्ष्य क्ष्व क्ष्ण ख्त ख्म ख्य ख्व
  ग्ग ग्द ग्ध ग्न ग्म ग्य ग्ल ग्व घ्न घ्य ङ्क ङ्ख ङ्ग ङ्घ ङ्म ङ्क्त ङ्क्ष ङ्ग्य
  च्च च्छ च्य छ्व ज्ज ज्झ ज्ञ ज्म ज्य ज्व ज्ज्व ञ्च ञ्छ ञ्ज ञ्झ
  ट्क ट्ट ट्ठ ट्य ट्व ट्स ठ्ठ ठ्य ड्ड ड्ढ ड्य ड्व ढ्य ण्ट ण्ठ ण्ड ण्ढ ण्ण ण्म ण्य ण्व ण्ड्य
  त्क त्त त्थ त्न त्प त्फ त्म त्य त्ल त्व त्स त्त्व त्स्य त्स्न थ्य थ्व
  द्ग द्घ द्द द्ध द्न द्ब द्भ द्म द्य द्व द्ध्य ध्न ध्म ध्य ध्व
  न्क न्ज न्ट न्ड न्त न्थ न्द न्ध न्न न्प न्फ न्ब न्भ न्म न्य न्व न्श न्स न्ह न्द्व न्ध्य न्त्य
  प्ट प्त प्न प्प प्म प्य प्ल प्व प्स प्त्य फ्त फ्य फ्ल ब्ज ब्त ब्द ब्ध ब्न ब्ब ब्भ ब्य ब्ल ब्व ब्स
  भ्न भ्य भ्व म्न म्प म्फ म्ब म्भ म्म म्य म्ल म्व म्ह य्य
  ल्क ल्ग ल्ट ल्ड ल्त ल्थ ल्द ल्प ल्फ ल्ब ल्म ल्य ल्ल ल्व ल्स ल्ह ल्क्य व्य व्व व्ह
  श्क श्च श्छ श्त श्न श्म श्य श्ल श्व श्श ष्क ष्ट ष्ठ ष्ण ष्प ष्म ष्य ष्व ष्ट्य ष्ठ्य
  स्क स्ख स्ज स्ट स्त स्थ स्न स्प स्फ स्ब स्म स्य स्ल स्व स्स स्थ्य ह्ण ह्न ह्म ह्य ह्ल ह्व
  क़्त क़्फ़ ख़्त ख़्म ख़्स ग़्ल ज़्द ज़्म ज़्य फ़्त फ़्फ़ फ़्ल फ़्स`)

/** Consonants followed by र, which is joined below. */
const BEFORE_RA = words(`
  क ख ग घ ज ट ड त थ द ध न प फ ब भ म व श स ह क़ ज़ फ़ त्त न्त न्द न्ध ष्ट स्त म्प म्ब च्छ द्द ङ्क ण्ड ज्ज
  क्त त्स द्ध स्प`)

/** Clusters after र, which is written above: every single consonant, and these. */
const AFTER_RA = words('त्त द्ध त्व म्य द्य च्छ ग्य व्य स्य न्य')

/** Hindi writes ऋ instead; Mukta joins this in separate steps. */
const UNKNOWN = /^(र्)?रृ/

const OTHERS = words('ॐ । ॥ ०१२३४५६७८९ \u25cc')

/** Returns every syllable that a Hindi font must join correctly, with digits and signs. */
export function hindiSyllables(): string[] {
  const onsets = [...CONSONANTS, ...CLUSTERS, ...BEFORE_RA.map((onset) => `${onset + VIRAMA}र`)]
  const withRa = [...CONSONANTS, ...AFTER_RA].map((onset) => `र${VIRAMA}${onset}`)
  const syllables = [...onsets, ...withRa]
    .flatMap((onset) => VOWEL_SIGNS.map((vowel) => onset + vowel))
    .filter((syllable) => !UNKNOWN.test(syllable))
  const open = [...syllables, ...VOWELS].flatMap((syllable) =>
    NASALS.map((sign) => syllable + sign),
  )
  const closed = onsets.flatMap((onset) => ['', ZWJ, `${ZWNJ}क`].map((end) => onset + VIRAMA + end))
  return [...open, ...closed, ...OTHERS]
}

/** Returns every possible pair of consonants; each must render somehow. */
export function allPairs(): string[] {
  return CONSONANTS.flatMap((first) =>
    CONSONANTS.flatMap((second) => [first + VIRAMA + second, `${first + VIRAMA + second}ि`]),
  )
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
