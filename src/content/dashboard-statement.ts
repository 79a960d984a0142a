import type { RegisteredReceiptDto } from '@/domain/responses/receipt'
import type { FindingDto, StatementChangeDto } from '@/domain/responses/statement'
import { localized } from './locale'

/** The yearly statement in the dashboard's Payments tab. */
export const dashboardStatementContent = localized({
  en: {
    title: 'Yearly statement',
    lead: 'The statement of donations that the foundation files with the tax office each year. Without it, donors get no deduction under Section 80G.',
    year: 'Financial year',
    failed: 'The statement could not be loaded',
    about: (form: string, dueOn: string, certificate: string) =>
      `${form}, due by ${dueOn}. The tax portal then makes a ${certificate} for each donor.`,
    act: (act: string) => `Basis: ${act}.`,
    compare:
      'Before you upload a file, compare it with the template that the portal gives you: headings, code words, and how it writes the date of the URN. The site could not confirm the date format.',
    compareAll: (form: string) =>
      `The site could not confirm the template of ${form}, nor the date format of the URN: the file has the columns of Form 10BD. Compare it with the template that the portal gives you, and ask your accountant.`,
    noApproval:
      'No file can be made yet: enter the 80G number (URN) that was valid in this year, and the day of its approval, in the site settings.',
    settings: 'Open the site settings',
    check: {
      title: 'Look at these first',
      none: 'Nothing to look at: every gift has what the statement requires.',
      show: (label: string) => `Show the gifts: ${label}`,
      gifts: (count: number) => (count === 1 ? '1 gift' : `${count.toLocaleString('en-IN')} gifts`),
      leftOut: 'Not in the file',
      quarantined: {
        label: (count: number) =>
          count === 1 ? '1 payment set aside' : `${count} payments set aside`,
        text: 'Money from this year that awaits your decision. It is not counted.',
      },
      claims: {
        label: (count: number) =>
          count === 1 ? '1 claim not confirmed' : `${count} claims not confirmed`,
        text: 'Donors say that they paid in this year. Confirm or reject these claims first.',
      },
      approvalLater: {
        label: '80G approval newer than this year',
        text: (day: string) =>
          `The file would contain the approval of ${day}, which came after this year. If another one was valid in this year, enter it in the site settings under “Earlier 80G approvals”. Not sure? Ask your accountant.`,
      },
      decide: 'Decide',
      back: 'All checks',
      correct: 'Correct',
      correctOf: (donor: string, amount: string) => `Correct the gift of ${donor}, ${amount}`,
      names: (names: string) => `Also: ${names}`,
      noPan: 'No PAN',
      noAddress: 'No address',
      caption: 'Gifts to look at',
      empty: { title: 'Nothing left here', description: 'Every gift of this kind was corrected.' },
      columns: {
        donor: 'Donor',
        pan: 'PAN',
        address: 'Address',
        amount: 'Amount',
        day: 'Received',
        receipt: 'Receipt',
        actions: 'Gift',
      },
    },
    kinds: {
      unclaimed: {
        label: 'Donor not known',
        text: 'Nobody has said yet who paid. Add name, address and PAN if you can find out.',
      },
      'pan-missing': {
        label: 'No PAN',
        text: 'Ask the donor. Without a PAN the gift is not in the file.',
      },
      'pan-malformed': {
        label: 'PAN not valid',
        text: 'Five letters, four digits, a letter, as on the PAN card.',
      },
      'address-missing': {
        label: 'No address',
        text: 'None of the gifts of this donor has an address.',
      },
      'pan-names': {
        label: 'One PAN, different names',
        text: 'The file names the donor as in the newest gift. Is it one person?',
      },
      'cash-gift': {
        label: 'Cash above ₹2,000',
        text: 'The donor gets no deduction for it. Ask your accountant whether it belongs in the statement.',
      },
      'cash-year': {
        label: 'Cash above ₹2,000 in all',
        text: 'Small cash gifts of one donor that exceed ₹2,000 in the year. The law speaks of a sum: ask your accountant whether they belong in the statement.',
      },
      'method-missing': {
        label: 'Payment method unknown',
        text: 'Imported without it: correct it if you know it. The file says “Others”. If it was cash above ₹2,000, the donor gets no deduction.',
      },
      'from-abroad': {
        label: 'From abroad',
        text: 'Paid with a foreign card or account. Ask your accountant whether the law on foreign gifts (FCRA) applies to it.',
      },
      'receipt-unapproved': {
        label: 'Receipt names no 80G approval',
        text: 'The file reports these gifts under the approval, which holds for the whole year. Check its first day in the site settings (usually 1 April), then add the approval to the receipts from the list of donations.',
      },
      refunded: {
        label: 'Money went back',
        text: 'Refunded, charged back or void. Only what is left is in the file.',
      },
      late: {
        label: 'Recorded late',
        text: 'Entered or confirmed after the year was over.',
      },
    } satisfies Record<FindingDto['kind'], { label: string; text: string }>,
    totals: {
      title: 'Do the totals agree?',
      gifts: 'Gifts of the year that count',
      leftOut: (label: string) => `Left out: ${label}`,
      included: (donors: number, rows: number) =>
        `In the statement (${donors.toLocaleString('en-IN')} donors, ${rows.toLocaleString('en-IN')} rows)`,
      withoutReceipt: 'Gifts without a receipt',
      receipts: 'Valid receipts of the year',
      paid: 'Paid through Razorpay, before refunds',
      notSettled: 'Not paid out yet',
      settled: 'In settlements',
      register: 'Receipt register',
      gateway: 'Settlements',
      agrees: 'Agrees to the paisa',
      differs: (amount: string) => `Differs by ${amount}`,
    },
    files: {
      title: 'Files',
      lead: 'A file holds the gifts as they are now. It is kept here with names and PANs, and each download is recorded in the activity log. Of the files that were not filed, the last three are kept.',
      none: 'No file has been made yet.',
      leavesOutCash: 'Leave out cash gifts above ₹2,000',
      leavesOutSmallCash: 'Leave out small cash gifts of a donor that exceed ₹2,000 in the year',
      make: 'Make the file',
      making: 'Making …',
      rows: (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-IN')} rows`),
      madeBy: (who: string, when: string) => `Made by ${who}, ${when}`,
      withoutCash: 'Without cash above ₹2,000',
      withoutSmallCash: 'Without small cash above ₹2,000 in all',
      hash: (sha256: string) => `SHA-256 ${sha256}`,
      download: 'Download',
      downloadOf: (when: string) => `Download the file of ${when}`,
      mark: 'Mark as filed',
      filed: 'Filed',
      notFiled: 'Not filed',
      filedAs: (day: string, number: string, who: string) =>
        `Filed on ${day} under ${number}, noted by ${who}`,
      correct: 'Correct',
      takeBack: 'Not filed after all',
      confirmTakeBack: (number: string) =>
        `Was this file not filed under ${number} after all? It becomes a draft again; only the last three drafts are kept.`,
      compare: 'Compare with today',
      comparing: 'Comparing …',
      unchanged: 'No row has changed since this file was made.',
      changed: (count: number) =>
        count === 1 ? '1 row has changed since.' : `${count} rows have changed since.`,
      onlyFirst: (count: number) => `The first ${count} are shown.`,
      revise:
        'What changed after filing needs a revised statement on the portal. There each row takes the number of its earlier certificate.',
      changesCaption: 'Changes since the file was made',
      changeKinds: {
        added: 'New',
        removed: 'Gone',
        changed: 'Changed',
      } satisfies Record<StatementChangeDto['kind'], string>,
      changeColumns: {
        donor: 'Donor',
        what: 'Change',
        row: 'Row',
        before: 'In the file',
        after: 'Today',
      },
      donorChanged: 'Name or address',
      dialog: {
        title: 'Mark as filed',
        lead: 'After you have uploaded exactly this file to the tax portal. It is then kept for good.',
        correctLead: 'The activity log keeps the earlier entry.',
        number: { label: 'Acknowledgement number', hint: 'The portal shows it after filing.' },
        day: { label: 'Filed on' },
        submit: 'Mark as filed',
        correctTitle: 'Correct day or number',
        correctSubmit: 'Save',
      },
    },
    dayBook: {
      title: 'Day book',
      lead: 'The gifts of some days as vouchers for Tally or your accountant: date, ledger, donor, narration with the receipt number, amount. Each is listed in full on the day it was received, so that days you have closed stay as they are.',
      reversals:
        'What went back (refund, lost dispute, void gift) is a negative voucher of type Reversal, dated the day the site learned of it. If that day is not on record, it is dated the day the receipt was voided, or the day of the gift.',
      sums: 'So the total is what was received less what went back in these days; the lists and the statement show what is left of each gift today. A gift that is entered late or moved to another day still changes earlier days.',
      download: 'Download the day book',
    },
    register: {
      title: 'Receipt register',
      year: 'Year of the register',
      lead: (year: string) =>
        `Every receipt number of ${year}, in order and without gaps, with its status: issued, corrected, superseded by another number, or void.`,
      states: {
        issued: 'Issued',
        corrected: 'Corrected',
        superseded: 'Superseded',
        void: 'Void',
      } satisfies Record<RegisteredReceiptDto['state'], string>,
      test: 'Test',
      exportColumns: {
        number: 'Receipt',
        state: 'Status',
        issuedAt: 'Issued',
        receivedAt: 'Received',
        donorName: 'Donor',
        panNumber: 'PAN',
        amount: 'Amount (INR)',
        paymentMethod: 'Method',
        reference: 'Reference',
        correctedAt: 'Corrected',
        voidedAt: 'Void since',
        voidReason: 'Why void',
        replacedBy: 'Superseded by',
        testMode: 'Test',
      } satisfies Partial<Record<keyof RegisteredReceiptDto, string>>,
    },
  },
  hi: {
    title: 'वार्षिक विवरण',
    lead: 'दान का वह विवरण जो संस्था हर वर्ष आयकर विभाग में जमा करती है। इसके बिना दानदाताओं को धारा 80G की छूट नहीं मिलती।',
    year: 'वित्तीय वर्ष',
    failed: 'विवरण खुल नहीं पाया',
    about: (form, dueOn, certificate) =>
      `${form}, ${dueOn} तक जमा करना है। फिर आयकर पोर्टल हर दानदाता का ${certificate} बनाता है।`,
    // No danda: after the Latin letters of the rule it reads as one of them.
    act: (act) => `आधार: ${act}`,
    compare:
      'फ़ाइल अपलोड करने से पहले उसे पोर्टल से मिले नमूने से मिला लीजिए: शीर्षक, कोड के शब्द, और URN की तारीख़ कैसे लिखी जाती है। तारीख़ किस रूप में चाहिए, इसकी पुष्टि यह साइट नहीं कर पाई।',
    compareAll: (form) =>
      `${form} के नमूने और URN की तारीख़ के रूप की पुष्टि यह साइट नहीं कर पाई: फ़ाइल में Form 10BD के कॉलम हैं। उसे पोर्टल से मिले नमूने से मिलाइए और अपने लेखाकार से पूछिए।`,
    noApproval:
      'अभी फ़ाइल नहीं बन सकती: इस वर्ष लागू 80G नंबर (URN) और उसकी स्वीकृति की तारीख़ साइट की सेटिंग में भरिए।',
    settings: 'साइट की सेटिंग खोलें',
    check: {
      title: 'पहले इन्हें देखिए',
      none: 'देखने को कुछ नहीं: विवरण जो माँगता है, वह हर दान में है।',
      show: (label) => `दान देखें: ${label}`,
      gifts: (count) => `${count.toLocaleString('en-IN')} दान`,
      leftOut: 'फ़ाइल में नहीं',
      quarantined: {
        label: (count) => (count === 1 ? '1 भुगतान अलग रखा है' : `${count} भुगतान अलग रखे हैं`),
        text: 'इस वर्ष का वह पैसा जिस पर आपका फ़ैसला बाक़ी है। वह गिना नहीं जाता।',
      },
      claims: {
        label: (count) =>
          count === 1 ? '1 भुगतान-सूचना की पुष्टि बाक़ी' : `${count} भुगतान-सूचनाओं की पुष्टि बाक़ी`,
        text: 'दानदाताओं का कहना है कि उन्होंने इस वर्ष दिया है। पहले इन सूचनाओं की पुष्टि कीजिए या इन्हें अस्वीकार कीजिए।',
      },
      approvalLater: {
        label: '80G की स्वीकृति इस वर्ष के बाद की',
        text: (day) =>
          `फ़ाइल में ${day} की स्वीकृति जाएगी, जो इस वर्ष के बाद मिली। यदि इस वर्ष कोई और स्वीकृति लागू थी, तो उसे साइट की सेटिंग में “पहले की 80G स्वीकृतियाँ” के नीचे भरिए। पक्का न हो, तो अपने लेखाकार से पूछिए।`,
      },
      decide: 'फ़ैसला करें',
      back: 'जाँच की सूची पर लौटें',
      correct: 'सुधारें',
      correctOf: (donor, amount) => `${donor} का ${amount} का दान सुधारें`,
      names: (names) => `ये नाम भी: ${names}`,
      noPan: 'PAN दर्ज नहीं',
      noAddress: 'पता दर्ज नहीं',
      caption: 'जिन दानों को देखना है',
      empty: { title: 'यहाँ कुछ नहीं बचा', description: 'इस प्रकार का हर दान सुधार दिया गया है।' },
      columns: {
        donor: 'दानदाता',
        pan: 'PAN',
        address: 'पता',
        amount: 'रकम',
        day: 'कब मिला',
        receipt: 'रसीद',
        actions: 'दान',
      },
    },
    kinds: {
      unclaimed: {
        label: 'दानदाता मालूम नहीं',
        text: 'अभी किसी ने नहीं बताया कि किसने दिया। पता चले तो नाम, पता और PAN जोड़िए।',
      },
      'pan-missing': {
        label: 'PAN दर्ज नहीं',
        text: 'दानदाता से पूछिए। बिना PAN का दान फ़ाइल में नहीं जाता।',
      },
      'pan-malformed': {
        label: 'PAN सही नहीं',
        text: 'पाँच अक्षर, चार अंक, एक अक्षर, जैसा PAN कार्ड पर है।',
      },
      'address-missing': {
        label: 'पता दर्ज नहीं',
        text: 'इस दानदाता के किसी भी दान में पता नहीं लिखा है।',
      },
      'pan-names': {
        label: 'एक PAN, अलग नाम',
        text: 'फ़ाइल में वही नाम जाता है जो सबसे नए दान में है। क्या यह एक ही व्यक्ति है?',
      },
      'cash-gift': {
        label: '₹2,000 से ऊपर नक़द',
        text: 'इस पर दानदाता को छूट नहीं मिलती। अपने लेखाकार से पूछिए कि यह विवरण में जाए या नहीं।',
      },
      'cash-year': {
        label: 'कुल ₹2,000 से ऊपर नक़द',
        text: 'एक दानदाता के छोटे नक़द दान जो वर्ष में ₹2,000 से ऊपर हो जाते हैं। क़ानून में जोड़ की बात है: अपने लेखाकार से पूछिए कि ये विवरण में जाएँ या नहीं।',
      },
      'method-missing': {
        label: 'दान का तरीक़ा पता नहीं',
        text: 'आयात में तरीक़ा नहीं लिखा था: पता हो तो सुधार दीजिए। फ़ाइल में “Others” जाता है। यदि यह ₹2,000 से ऊपर का नक़द था, तो दानदाता को छूट नहीं मिलती।',
      },
      'from-abroad': {
        label: 'विदेश से',
        text: 'विदेशी कार्ड या खाते से दिया गया है। अपने लेखाकार से पूछिए कि इस पर विदेशी दान का क़ानून (FCRA) लागू होता है या नहीं।',
      },
      'receipt-unapproved': {
        label: 'रसीद पर 80G स्वीकृति नहीं',
        text: 'स्वीकृति पूरे वर्ष के लिए होती है, इसलिए फ़ाइल में ये दान उसी के साथ जाते हैं। साइट सेटिंग में स्वीकृति की पहली तारीख़ (आम तौर पर 1 अप्रैल) जाँचिए, फिर दान की सूची से इन रसीदों में स्वीकृति जोड़ दीजिए।',
      },
      refunded: {
        label: 'पैसा लौट गया',
        text: 'लौटाया गया, चार्जबैक हुआ या रद्द किया गया। जो बचा है, केवल वही फ़ाइल में है।',
      },
      late: {
        label: 'देर से दर्ज',
        text: 'वर्ष पूरा होने के बाद दर्ज हुआ, या तब उसकी पुष्टि हुई।',
      },
    },
    totals: {
      title: 'क्या जोड़ मिलते हैं?',
      gifts: 'वर्ष के गिने गए दान',
      leftOut: (label) => `छोड़े गए: ${label}`,
      included: (donors, rows) =>
        `विवरण में (${donors.toLocaleString('en-IN')} दानदाता, ${rows.toLocaleString('en-IN')} पंक्तियाँ)`,
      withoutReceipt: 'बिना रसीद के दान',
      receipts: 'वर्ष की मान्य रसीदें',
      paid: 'Razorpay से मिला, वापसी से पहले',
      notSettled: 'बैंक को अभी नहीं भेजा',
      settled: 'सेटलमेंट में',
      register: 'रसीदों का रजिस्टर',
      gateway: 'सेटलमेंट',
      agrees: 'पाई-पाई मिलता है',
      differs: (amount) => `${amount} का फ़र्क़`,
    },
    files: {
      title: 'फ़ाइलें',
      lead: 'फ़ाइल में दान वैसे ही जाते हैं जैसे वे अभी हैं। वह यहाँ नाम और PAN के साथ रखी जाती है, और हर डाउनलोड गतिविधि-सूची में लिखा जाता है। जो फ़ाइलें जमा नहीं हुईं, उनमें से पिछली तीन रहती हैं।',
      none: 'अभी कोई फ़ाइल नहीं बनी।',
      leavesOutCash: '₹2,000 से ऊपर के नक़द दान छोड़ दें',
      leavesOutSmallCash: 'एक दानदाता के वे छोटे नक़द दान छोड़ दें जो वर्ष में ₹2,000 से ऊपर हो जाते हैं',
      make: 'फ़ाइल बनाएँ',
      making: 'बना रहे हैं …',
      rows: (count) => (count === 1 ? '1 पंक्ति' : `${count.toLocaleString('en-IN')} पंक्तियाँ`),
      madeBy: (who, when) => `${who} ने बनाई, ${when}`,
      withoutCash: '₹2,000 से ऊपर के नक़द के बिना',
      withoutSmallCash: 'कुल ₹2,000 से ऊपर के छोटे नक़द के बिना',
      hash: (sha256) => `SHA-256 पहचान: ${sha256}`,
      download: 'डाउनलोड करें',
      downloadOf: (when) => `${when} की फ़ाइल डाउनलोड करें`,
      mark: 'जमा होना दर्ज करें',
      filed: 'जमा',
      notFiled: 'जमा नहीं',
      filedAs: (day, number, who) => `${day} को नंबर ${number} से जमा, ${who} ने दर्ज किया`,
      correct: 'सुधारें',
      takeBack: 'जमा नहीं हुई थी',
      confirmTakeBack: (number) =>
        `क्या यह फ़ाइल नंबर ${number} से जमा नहीं हुई थी? तब यह जमा नहीं मानी जाएगी; जो फ़ाइलें जमा नहीं हुईं, उनमें से पिछली तीन ही रहती हैं।`,
      compare: 'आज से मिलाएँ',
      comparing: 'मिला रहे हैं …',
      unchanged: 'यह फ़ाइल बनने के बाद कोई पंक्ति नहीं बदली।',
      changed: (count) =>
        count === 1 ? 'इसके बाद 1 पंक्ति बदली है।' : `इसके बाद ${count} पंक्तियाँ बदली हैं।`,
      onlyFirst: (count) => `पहली ${count} दिख रही हैं।`,
      revise:
        'जमा करने के बाद जो बदला, उसके लिए पोर्टल पर संशोधित विवरण देना होता है। वहाँ हर पंक्ति में उसके पिछले प्रमाण-पत्र का नंबर जाता है।',
      changesCaption: 'फ़ाइल बनने के बाद के बदलाव',
      changeKinds: { added: 'नया', removed: 'हटा', changed: 'बदला' },
      changeColumns: {
        donor: 'दानदाता',
        what: 'बदलाव',
        row: 'पंक्ति',
        before: 'फ़ाइल में',
        after: 'आज',
      },
      donorChanged: 'नाम या पता',
      dialog: {
        title: 'जमा होना दर्ज करें',
        lead: 'ठीक यही फ़ाइल आयकर पोर्टल पर अपलोड करने के बाद यह दर्ज कीजिए। फिर फ़ाइल हमेशा रखी जाएगी।',
        correctLead: 'पहले जो दर्ज था, वह गतिविधि-सूची में रहता है।',
        number: { label: 'पावती संख्या', hint: 'जमा करने के बाद पोर्टल दिखाता है।' },
        day: { label: 'किस दिन जमा हुई' },
        submit: 'जमा होना दर्ज करें',
        correctTitle: 'दिन या नंबर सुधारें',
        correctSubmit: 'सहेजें',
      },
    },
    dayBook: {
      title: 'रोज़नामचा (डे बुक)',
      lead: 'कुछ दिनों के दान Tally या आपके लेखाकार के लिए वाउचर के रूप में: तारीख़, खाता, दानदाता, रसीद नंबर के साथ विवरण, रकम। हर दान मिलने के दिन पूरी रकम के साथ रहता है, ताकि जो दिन आप बंद कर चुके, वे न बदलें।',
      reversals:
        'जो पैसा लौटा (लौटाया गया, चार्जबैक में गया, दान रद्द हुआ), उसका Reversal वाउचर शून्य से नीचे की रकम के साथ उस दिन होता है जब साइट को पता चला। वह दिन दर्ज न हो, तो रसीद रद्द होने का दिन, नहीं तो दान का दिन।',
      sums: 'इसलिए जोड़ इन दिनों में मिला पैसा है, इन्हीं दिनों में लौटा पैसा घटाकर; सूचियों और विवरण में वह है जो उनके दानों में से आज बचा है। देर से दर्ज हुआ या दूसरे दिन पर ले जाया गया दान पिछले दिनों को फिर भी बदलता है।',
      download: 'रोज़नामचा डाउनलोड करें',
    },
    register: {
      title: 'रसीदों का रजिस्टर',
      year: 'रजिस्टर का वर्ष',
      lead: (year) =>
        `${year} की हर रसीद का नंबर, क्रम से, और उसकी स्थिति: जारी, सुधारी गई, दूसरी से बदली गई या रद्द।`,
      states: {
        issued: 'जारी',
        corrected: 'सुधारी गई',
        superseded: 'बदली गई',
        void: 'रद्द',
      },
      test: 'टेस्ट',
      exportColumns: {
        number: 'रसीद',
        state: 'स्थिति',
        issuedAt: 'कब जारी हुई',
        receivedAt: 'कब मिला',
        donorName: 'दानदाता',
        panNumber: 'PAN',
        amount: 'रकम (INR)',
        paymentMethod: 'तरीक़ा',
        reference: 'रेफ़रेंस',
        correctedAt: 'कब सुधारी गई',
        voidedAt: 'कब रद्द हुई',
        voidReason: 'क्यों रद्द हुई',
        replacedBy: 'किससे बदली गई',
        testMode: 'टेस्ट',
      },
    },
  },
})
