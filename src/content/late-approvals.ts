import { localized } from './locale'

const count = (receipts: number): string =>
  receipts === 1 ? '1 receipt' : `${receipts.toLocaleString('en-IN')} receipts`

/**
 * What the dashboard says of receipts that name no 80G approval although one covers their day by now. Days come
 * written out; `from` and `until` are those of the first and the last gift.
 */
export const lateApprovalsContent = localized({
  en: {
    /** Follows the number on the home. */
    label: (receipts: number): string =>
      receipts === 1 ? 'receipt lacks the 80G approval' : 'receipts lack the 80G approval',
    text: (from: string, until: string) =>
      `For gifts received ${period(from, until)}. The approval for that time has been entered since.`,
    title: (receipts: number) =>
      `${count(receipts)} ${receipts === 1 ? 'lacks' : 'lack'} the 80G approval`,
    lead: (from: string, until: string) =>
      `The approval for gifts received ${period(from, until)} was entered after their receipts were issued. You can add it now: each receipt is reissued under its number, and donors with an e-mail address get the new copy.`,
    check: 'Check the days of the approval',
    add: 'Add the approval',
    adding: 'Adding…',
    failed: 'The approval was not added',
    confirm: (receipts: number) =>
      `Add the 80G approval to ${count(receipts)} and e-mail the new copies to the donors? This cannot be undone.`,
    added: (written: number, left: number): string => {
      if (written === 0 && left === 0) return 'All receipts already name the approval.'
      const rest = left > 0 ? ` ${left.toLocaleString('en-IN')} left: press again.` : ''
      return `The approval was added to ${count(written)}.${rest}`
    },
  },
  hi: {
    label: (receipts) =>
      receipts === 1 ? 'रसीद पर 80G स्वीकृति नहीं है' : 'रसीदों पर 80G स्वीकृति नहीं है',
    text: (from, until) => `${periodHi(from, until)} मिले दान की। उस समय की स्वीकृति अब भर दी गई है।`,
    title: (receipts) => `${countHi(receipts)} पर 80G स्वीकृति नहीं है`,
    lead: (from, until) =>
      `${periodHi(from, until)} मिले दान के समय की स्वीकृति बाद में भरी गई। अब आप उसे जोड़ सकते हैं: हर रसीद उसी नंबर से दोबारा बनेगी, और जिन दानदाताओं का ईमेल पता है, उन्हें नई प्रति जाएगी।`,
    check: 'स्वीकृति की तारीख़ें जाँचें',
    add: 'स्वीकृति जोड़ें',
    adding: 'जोड़ रहे हैं…',
    failed: 'स्वीकृति नहीं जुड़ सकी',
    confirm: (receipts) =>
      `${countHi(receipts)} पर 80G स्वीकृति जोड़ें और नई प्रतियाँ दानदाताओं को ईमेल करें? इसे पलटा नहीं जा सकता।`,
    added: (written, left) => {
      if (written === 0 && left === 0) return 'सब रसीदों पर स्वीकृति पहले से है।'
      const rest = left > 0 ? ` ${left.toLocaleString('en-IN')} बाक़ी हैं: फिर दबाइए।` : ''
      return `${countHi(written)} पर स्वीकृति जुड़ गई।${rest}`
    },
  },
})

function period(from: string, until: string): string {
  return from === until ? `on ${from}` : `from ${from} to ${until}`
}

function periodHi(from: string, until: string): string {
  return from === until ? `${from} को` : `${from} से ${until} तक`
}

function countHi(receipts: number): string {
  return receipts === 1 ? '1 रसीद' : `${receipts.toLocaleString('en-IN')} रसीदों`
}
