/** The messages of the import about a file, its columns and its rows, by the exact English sentence. */
export const importMessagesHi: Record<string, string> = {
  'This is an old Excel file, or one with a password. Please save it as "Excel Workbook (.xlsx)" without a password.':
    'यह पुरानी Excel फ़ाइल है, या इस पर पासवर्ड लगा है। इसे बिना पासवर्ड के “Excel Workbook (.xlsx)” के रूप में सहेजिए।',
  'This Excel file cannot be read. Please save it again as .xlsx.':
    'यह Excel फ़ाइल पढ़ी नहीं जा सकी। इसे फिर से .xlsx के रूप में सहेजिए।',
  'This file has text in an old Hindi font such as Kruti Dev. Please convert it to Unicode first.':
    'इस फ़ाइल में Kruti Dev जैसे पुराने हिन्दी फ़ॉन्ट में लिखा है। पहले उसे यूनिकोड में बदलिए।',
  'The letters of this file cannot be read. In Excel, save it as "Excel Workbook (.xlsx)" or "CSV UTF-8".':
    'इस फ़ाइल के अक्षर पढ़े नहीं जा सके। Excel में इसे “Excel Workbook (.xlsx)” या “CSV UTF-8” के रूप में सहेजिए।',
  'The file holds too much. Please copy the table into a new workbook.':
    'फ़ाइल में बहुत कुछ है। सिर्फ़ तालिका को कॉपी करके नई वर्कबुक में रखिए।',
  'The file holds too much text. Please split it.': 'फ़ाइल में बहुत ज़्यादा लिखा है। उसे कई फ़ाइलों में बाँटिए।',
  'The file has more than 10,000 rows. Please split it.':
    'फ़ाइल में 10,000 से ज़्यादा पंक्तियाँ हैं। उसे कई फ़ाइलों में बाँटिए।',
  'The file has headings and no rows under them.': 'फ़ाइल में सिर्फ़ शीर्षक हैं, उनके नीचे कोई पंक्ति नहीं है।',
  'The file holds no table. Please put headings such as Name and Phone in the first row, and one gift or volunteer in each row below.':
    'फ़ाइल में कोई तालिका नहीं है। पहली पंक्ति में “नाम” और “फ़ोन” जैसे शीर्षक लिखिए, और नीचे हर पंक्ति में एक दान या एक स्वयंसेवक।',
  'The date is missing': 'तारीख़ नहीं है',
  'The name is missing': 'नाम नहीं है',
  'The amount is missing': 'रकम नहीं है',
  'The e-mail address is missing': 'ईमेल पता नहीं है',
  'The phone number is missing': 'फ़ोन नंबर नहीं है',
  'The skills are too many or too long': 'हुनर बहुत ज़्यादा या बहुत लंबे हैं',
  'The amount is 0': 'रकम 0 है',
  'The PAN is not written like one': 'PAN सही रूप में नहीं लिखा है',
  'The file hides the PAN: tick the row to import it without one':
    'फ़ाइल में PAN छिपा है: बिना PAN के आयात करने के लिए पंक्ति पर निशान लगाइए',
  'The file marks the receipt as void: tick the row to count it anyway':
    'फ़ाइल में इसकी रसीद रद्द है: फिर भी गिनना हो तो पंक्ति पर निशान लगाइए',
  'It came from abroad: tick the row to count it like a gift from India':
    'यह दान विदेश से आया है: इसे भारत से आए दान की तरह गिनना हो तो पंक्ति पर निशान लगाइए',
  'The file counts none of this gift: tick the row to count it anyway':
    'फ़ाइल में इस दान की कोई रकम नहीं गिनी गई है: फिर भी गिनना हो तो पंक्ति पर निशान लगाइए',
  'It was voided or paid back there': 'वहाँ वह रद्द है, या उसकी रकम लौटाई जा चुकी है',
  'The row has more cells than there are columns': 'पंक्ति में कॉलमों से ज़्यादा ख़ाने हैं',
  'There is no such column.': 'ऐसा कोई कॉलम नहीं है।',
  'Choose the column that holds the name.': 'चुनिए कि नाम किस कॉलम में है।',
  'Choose the column that holds: Day received.': 'चुनिए कि दान का दिन किस कॉलम में है।',
  'Choose the column that holds: Donor.': 'चुनिए कि दानदाता का नाम किस कॉलम में है।',
  'Choose the column that holds: Amount.': 'चुनिए कि रकम किस कॉलम में है।',
  'Choose the column that holds: E-mail.': 'चुनिए कि ईमेल किस कॉलम में है।',
  'Choose the column that holds: Phone.': 'चुनिए कि फ़ोन किस कॉलम में है।',
  'One column of the file is chosen twice.': 'फ़ाइल का एक कॉलम दो बार चुना गया है।',
}

/** The same for sentences that quote the file. */
export const importPatternsHi: readonly (readonly [RegExp, string])[] = [
  [/^The file has more than (\d+) columns\.$/, 'फ़ाइल में $1 से ज़्यादा कॉलम हैं।'],
  [
    /^Two columns are called “(.*)”\. Please rename one of them\.$/,
    'दो कॉलमों का नाम “$1” है। उनमें से एक का नाम बदलिए।',
  ],
  [
    /^A cell in row (\d+) has more than (\d+) characters\.$/,
    'पंक्ति $1 के एक ख़ाने में $2 से ज़्यादा अक्षर हैं।',
  ],
  [
    /^The file breaks off at line (.+): a quotation mark is open\.$/,
    'फ़ाइल पंक्ति $1 पर टूट जाती है: उद्धरण चिह्न (") बंद नहीं हुआ है।',
  ],
  [/^“(.*…)” is longer than (\d+) characters$/, '“$1” $2 अक्षरों से लंबा है'],
  [
    /^“(.*)” is one name: a first and a last name are needed$/,
    '“$1” एक ही नाम है: नाम और उपनाम दोनों चाहिए',
  ],
  [
    /^“(.*)” is not a status: use Pending, Approved or Rejected$/,
    '“$1” कोई स्थिति नहीं है: Pending, Approved या Rejected लिखिए',
  ],
  [
    /^“(.*)” is not a date: write day\/month\/year, such as 03\/04\/2025$/,
    '“$1” तारीख़ नहीं है: दिन/महीना/साल लिखिए, जैसे 03/04/2025',
  ],
  [/^(.+) is in the future$/, '$1 अभी आने वाला दिन है'],
  [/^(.+) is before (\d{4})$/, '$1 का दिन $2 से पहले का है'],
  [/^(.+): a refund or correction cannot be imported$/, '$1: वापसी या सुधार आयात नहीं हो सकता'],
  [
    /^“(.*)” is not an amount: write it such as 1,25,000\.50$/,
    '“$1” रकम नहीं है: इस तरह लिखिए, जैसे 1,25,000.50',
  ],
  [/^(.+) is more than ten crore$/, '$1 दस करोड़ से ज़्यादा है'],
  [
    /^Excel has shortened the phone number to (.+): format its column as text$/,
    'Excel ने फ़ोन नंबर छोटा करके $1 कर दिया है: उस कॉलम का फ़ॉर्मैट Text कर दीजिए',
  ],
  [
    /^Excel has shortened the number to (.+): format its column as text$/,
    'Excel ने नंबर छोटा करके $1 कर दिया है: उस कॉलम का फ़ॉर्मैट Text कर दीजिए',
  ],
  [/^“(.*)” is not a phone number$/, '“$1” फ़ोन नंबर नहीं है'],
  [/^“(.*)” is not an e-mail address$/, '“$1” ईमेल पता नहीं है'],
  [
    /^“(.*)” is no way of giving: use Cash, Cheque, Bank transfer, UPI or Online$/,
    '“$1” दान का तरीक़ा नहीं है: Cash, Cheque, Bank transfer, UPI या Online लिखिए',
  ],
  [
    /^“(.*)” is not one of the purposes: add it first, or tick the row to import it without a purpose$/,
    '“$1” नाम का कोई उद्देश्य नहीं है: पहले उसे जोड़िए, या बिना उद्देश्य के आयात करने के लिए पंक्ति पर निशान लगाइए',
  ],
  [
    /^“(.*)” is the name of several purposes: tick the row to import it without a purpose$/,
    '“$1” नाम के कई उद्देश्य हैं: बिना उद्देश्य के आयात करने के लिए पंक्ति पर निशान लगाइए',
  ],
  [
    /^The file counts only (.+) of this gift: correct its amount there, or tick the row to count all of it$/,
    'फ़ाइल में इस दान के सिर्फ़ $1 गिने गए हैं: वहाँ इसकी रकम ठीक कीजिए, या पूरी रकम गिनने के लिए पंक्ति पर निशान लगाइए',
  ],
  [/^Receipt (.+) is in row (\d+) already$/, 'रसीद $1 पंक्ति $2 में पहले से है'],
  [/^Receipt (.+) is (.+) already$/, 'रसीद $1 पहले से है'],
  [/^Receipt (.+) is (.+) with another day or amount$/, 'रसीद $1 किसी और दिन या रकम के साथ पहले से है'],
  [/^The transfer (.+) is (.+) already$/, 'ट्रांसफ़र $1 पहले से है'],
  [/^The transfer (.+) is (.+) with another amount$/, 'ट्रांसफ़र $1 किसी और रकम के साथ पहले से है'],
  [
    /^A donor has reported this transfer: confirm it under Needs attention, or tick the row to count it without a receipt$/,
    'इस ट्रांसफ़र की सूचना दानदाता ने दी है: “इन पर ध्यान दें” में उसकी पुष्टि कीजिए, या बिना रसीद के गिनने के लिए पंक्ति पर निशान लगाइए',
  ],
  [
    /^Day, amount, donor and method are those of a gift .+$/,
    'दिन, रकम, दानदाता और तरीक़ा पहले से मौजूद एक दान के ही हैं',
  ],
  [
    /^A gift .+ has the same day, amount and donor, and another method$/,
    'इसी दिन, रकम और दानदाता का एक दान पहले से है, पर तरीक़ा अलग है',
  ],
  [
    /^A gift .+ has the same day, amount and method, and a similar name: (.+)$/,
    'इसी दिन, रकम और तरीक़े का एक दान पहले से है, और नाम मिलता-जुलता है: $1',
  ],
  [
    /^A gift .+ has the same day, amount and reference, and another name: (.+)$/,
    'इसी दिन, रकम और रेफ़रेंस का एक दान पहले से है, पर नाम अलग है: $1',
  ],
  [
    /^A gift .+ has the same day, amount and contact, and another name: (.+)$/,
    'इसी दिन, रकम और संपर्क का एक दान पहले से है, पर नाम अलग है: $1',
  ],
  [/^Name and .+ are .+ already$/, 'यही नाम और संपर्क पहले से है'],
  [/^The .+ is .+ with another name: (.+)$/, 'यही संपर्क किसी और नाम से पहले से है: $1'],
  [
    /^This import cannot be undone: somebody has changed what it made since \((.+)\)\.$/,
    'यह आयात वापस नहीं हो सकता: इससे बनी चीज़ों को बाद में किसी ने बदला है ($1)।',
  ],
  [/^Choose the column that holds: (.+)\.$/, 'चुनिए कि यह किस कॉलम में है: $1।'],
]
