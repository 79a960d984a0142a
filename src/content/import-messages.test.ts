import { expect, test } from 'vitest'
import { translateMessage } from './validation'

test.each([
  ['Receipt R-5 is in the list already', 'रसीद R-5 पहले से है'],
  [
    'Receipt R-5 is in row 3 with another day or amount',
    'रसीद R-5 किसी और दिन या रकम के साथ पहले से है',
  ],
  ['“abc” is not a phone number', '“abc” फ़ोन नंबर नहीं है'],
  [
    '“Dr. Rao” is not one of the purposes: add it first, or tick the row to import it without a purpose',
    '“Dr. Rao” नाम का कोई उद्देश्य नहीं है: पहले उसे जोड़िए, या बिना उद्देश्य के आयात करने के लिए पंक्ति पर निशान लगाइए',
  ],
  [
    'A donor has reported this transfer: confirm it under Needs attention, or tick the row to count it without a receipt',
    'इस ट्रांसफ़र की सूचना दानदाता ने दी है: “इन पर ध्यान दें” में उसकी पुष्टि कीजिए, या बिना रसीद के गिनने के लिए पंक्ति पर निशान लगाइए',
  ],
  [
    'It came from abroad: tick the row to count it like a gift from India',
    'यह दान विदेश से आया है: इसे भारत से आए दान की तरह गिनना हो तो पंक्ति पर निशान लगाइए',
  ],
  [
    'The file counts only ₹1,000.50 of this gift: correct its amount there, or tick the row to count all of it',
    'फ़ाइल में इस दान के सिर्फ़ ₹1,000.50 गिने गए हैं: वहाँ इसकी रकम ठीक कीजिए, या पूरी रकम गिनने के लिए पंक्ति पर निशान लगाइए',
  ],
  [
    'This file is too large. It may have 5 MB at most.',
    'यह फ़ाइल बहुत बड़ी है। वह ज़्यादा से ज़्यादा 5 MB की हो सकती है।',
  ],
  ['The name is missing', 'नाम नहीं है'],
  ['Choose the column that holds: Donor.', 'चुनिए कि दानदाता का नाम किस कॉलम में है।'],
])('%s', (english, hindi) => {
  expect(translateMessage(english, 'hi')).toBe(hindi)
  expect(translateMessage(english, 'en')).toBe(english)
})
