import { localized } from './locale'

/** The texts of 'Where the money goes' that editors do not change. */
export const moneyGoesContent = localized({
  en: {
    year: (year: string) => `Financial year ${year}`,
    purpose: 'Purpose',
    amount: 'Amount',
    anywhere: 'Where it is needed most',
    noYear: 'Without a year',
    document: 'Document',
  },
  hi: {
    year: (year) => `वित्तीय वर्ष ${year}`,
    purpose: 'काम',
    amount: 'रकम',
    anywhere: 'जहाँ सबसे ज़्यादा ज़रूरत हो',
    noYear: 'बिना वर्ष के',
    document: 'दस्तावेज़',
  },
})
