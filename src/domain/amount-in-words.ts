type Language = 'en' | 'hi'

const PAISE_PER_RUPEE = 100
const HUNDRED = 100

/** The largest first: each unit's rupees and name. */
const UNITS = [
  { rupees: 10_000_000, en: 'Crore', hi: 'करोड़' },
  { rupees: 100_000, en: 'Lakh', hi: 'लाख' },
  { rupees: 1000, en: 'Thousand', hi: 'हज़ार' },
  { rupees: HUNDRED, en: 'Hundred', hi: 'सौ' },
] as const

const ENGLISH_TO_19 = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen ' +
  'Fifteen Sixteen Seventeen Eighteen Nineteen'
).split(' ')
const ENGLISH_TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

/** Hindi has a separate word for each number below a hundred. */
const HINDI_TO_99 = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
].flatMap((words) => words.split(' '))

/**
 * Spells out an amount for receipts: 'Rupees One Lakh Twenty Thousand Five Hundred only'.
 * @param paise a whole number, 0 or more.
 * @throws RangeError for anything else.
 */
export function amountInWords(paise: number, language: Language): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError('Not an amount in paise')
  const rupees = numberInWords(Math.floor(paise / PAISE_PER_RUPEE), language)
  const rest = paise % PAISE_PER_RUPEE
  const paiseWords = rest > 0 ? numberInWords(rest, language) : null
  if (language === 'hi') {
    return ['रुपये', rupees, ...(paiseWords ? ['और पैसे', paiseWords] : []), 'मात्र'].join(' ')
  }
  return ['Rupees', rupees, ...(paiseWords ? ['and Paise', paiseWords] : []), 'only'].join(' ')
}

/** Spells out a whole number, 0 or more, in lakh and crore. */
function numberInWords(value: number, language: Language): string {
  if (value < HUNDRED) return belowHundred(value, language)
  const words: string[] = []
  let left = value
  for (const unit of UNITS) {
    const count = Math.floor(left / unit.rupees)
    // Above 99 crore the number of crores is spelled out in turn: 'One Lakh Crore'.
    if (count > 0) words.push(numberInWords(count, language), unit[language])
    left %= unit.rupees
  }
  if (left > 0) words.push(belowHundred(left, language))
  return words.join(' ')
}

function belowHundred(value: number, language: Language): string {
  if (language === 'hi') return HINDI_TO_99[value] ?? ''
  if (value < ENGLISH_TO_19.length) return ENGLISH_TO_19[value] ?? ''
  const [tens, ones] = [ENGLISH_TENS[Math.floor(value / 10)], value % 10]
  return ones > 0 ? `${tens} ${ENGLISH_TO_19[ones]}` : (tens ?? '')
}
