import { describe, expect, it } from 'vitest'
import { translateMessage } from '@/content/validation'
import { type ImportedGift, readGiftRow } from '@/domain/import/gift-row'
import { judgeGifts, type KnownGift } from '@/domain/import/judge-gifts'
import { judgeVolunteers } from '@/domain/import/judge-volunteers'
import { reasonText } from './reason-text'

const gift: ImportedGift = {
  receivedOn: '2025-04-03',
  donorName: 'Asha Devi',
  amountPaise: 50_000,
  paymentMethod: 'UPI',
  phone: '+919876543210',
}

/** @returns why a row is not new, next to a gift in the list. */
function reasonOf(row: Partial<ImportedGift>, known: Partial<KnownGift> = {}): string {
  const listed = { ...gift, place: 'in the list', ...known }
  const [verdict] = judgeGifts([{ row: 2, gift: { ...gift, ...row } }], [listed])
  return verdict && 'reason' in verdict ? verdict.reason : ''
}

describe('the reasons of an import in Hindi', () => {
  it.each<[string, Partial<ImportedGift>, Partial<KnownGift>, string]>([
    [
      'a hidden PAN',
      { amountPaise: 1, isPanMasked: true },
      {},
      'फ़ाइल में PAN छिपा है: बिना PAN के आयात करने के लिए पंक्ति पर निशान लगाइए',
    ],
    [
      'a receipt that is void in the file',
      { amountPaise: 1, isReceiptVoid: true },
      {},
      'फ़ाइल में इसकी रसीद रद्द है: फिर भी गिनना हो तो पंक्ति पर निशान लगाइए',
    ],
    [
      'a gift that was voided',
      { oldReceiptNumber: 'R-5' },
      { oldReceiptNumber: 'R-5', hasNothingLeft: true },
      'रसीद R-5 पहले से है। वहाँ वह रद्द है, या उसकी रकम लौटाई जा चुकी है',
    ],
    [
      'the reference of another name',
      { reference: '000991', donorName: 'Ravi' },
      { reference: '000991', donorName: 'Dr. Rao', phone: undefined },
      'इसी दिन, रकम और रेफ़रेंस का एक दान पहले से है, पर नाम अलग है: “Dr. Rao”',
    ],
    [
      'a name with a full stop, and a hidden PAN',
      { donorName: 'Ravi', isPanMasked: true },
      { donorName: 'Dr. Rao' },
      'इसी दिन, रकम और संपर्क का एक दान पहले से है, पर नाम अलग है: “Dr. Rao”। फ़ाइल में PAN छिपा है: बिना PAN के आयात करने के लिए पंक्ति पर निशान लगाइए',
    ],
  ])('%s', (_, row, known, hindi) => {
    const reason = reasonOf(row, known)
    expect(reasonText(reason, 'hi')).toBe(hindi)
    expect(reasonText(reason, 'en')).toBe(reason)
  })

  it('a number that Excel has shortened', () => {
    const indexes = { receivedOn: 0, donorName: 1, amount: 2, reference: 3 }
    const read = readGiftRow(['03/04/2025', 'Asha', '5', '4.1E+11'], indexes, '2026-01-01')
    expect(reasonText('problem' in read ? read.problem : '', 'hi')).toBe(
      'Excel ने नंबर छोटा करके 4.1E+11 कर दिया है: उस कॉलम का फ़ॉर्मैट Text कर दीजिए',
    )
  })

  it('a transfer that was counted in the meantime, of somebody with a full stop in the name', () => {
    const counted = 'A gift with this reference is counted already: ₹500 of Dr. Rao, 1 April 2026.'
    expect(reasonText(counted, 'hi')).toBe(translateMessage(counted, 'hi'))
    expect(reasonText(counted, 'hi')).toMatch(/Dr\. Rao.*[\u0900-\u097F]/)
  })

  it('a row that is too long', () => {
    expect(reasonText('The row has more cells than there are columns', 'hi')).toBe(
      'पंक्ति में कॉलमों से ज़्यादा ख़ाने हैं',
    )
  })

  it('a volunteer of another name', () => {
    const asha = {
      firstName: 'Dr. Asha',
      lastName: 'Devi',
      email: 'a@example.org',
      phone: '+919876543210',
      status: 'pending' as const,
      skills: [],
    }
    const [verdict] = judgeVolunteers(
      [{ row: 2, volunteer: { ...asha, firstName: 'Ravi' } }],
      [{ ...asha, place: 'in the list' }],
    )
    const reason = verdict && 'reason' in verdict ? verdict.reason : ''
    expect(reasonText(reason, 'hi')).toBe('यही संपर्क किसी और नाम से पहले से है: “Dr. Asha Devi”')
  })
})
