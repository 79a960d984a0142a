import type { Localized } from './locale'

export type FigureSeed = { key: string; value: string; label: Localized<string> }

// Seeds of the figures that editors may change in the site settings.

export const homeCounters: FigureSeed[] = [
  {
    key: 'lives-impacted',
    value: '20,000+',
    label: { en: 'Lives Impacted', hi: 'लोगों तक पहुँची मदद' },
  },
  {
    key: 'children-educated',
    value: '10,000+',
    label: { en: 'Children Educated', hi: 'बच्चों को मिली पढ़ाई' },
  },
  {
    key: 'communities-served',
    value: '250+',
    label: { en: 'Communities Served', hi: 'बस्तियों में सेवा' },
  },
  {
    key: 'active-programs',
    value: '75+',
    label: { en: 'Active Programs', hi: 'चल रहे कार्यक्रम' },
  },
]

export const keyAchievements: FigureSeed[] = [
  { key: 'students', value: '7000+', label: { en: 'Students', hi: 'विद्यार्थी' } },
  {
    key: 'medical-consultations',
    value: '25,000+',
    label: { en: 'Medical Consultations', hi: 'बार डॉक्टर की सलाह' },
  },
  {
    key: 'environmental-projects',
    value: '100+',
    label: { en: 'Environmental Projects', hi: 'पर्यावरण के काम' },
  },
  {
    key: 'women-empowered',
    value: '2,000+',
    label: { en: 'Women Empowered', hi: 'महिलाएँ अपने पैरों पर' },
  },
  { key: 'communities', value: '50+', label: { en: 'Communities', hi: 'बस्तियाँ' } },
  { key: 'success-rate', value: '95%', label: { en: 'Success Rate', hi: 'सफलता' } },
]

export const impactTiles: FigureSeed[] = [
  {
    key: 'children-educated',
    value: '10000+',
    label: { en: 'Children Educated', hi: 'बच्चों को मिली पढ़ाई' },
  },
  {
    key: 'elderly-sheltered',
    value: '75+',
    label: { en: 'Elderly Given Safe Shelter', hi: 'बुज़ुर्गों को सुरक्षित छत' },
  },
  {
    key: 'lives-impacted',
    value: '20,000+',
    label: { en: 'Lives Impacted', hi: 'लोगों तक पहुँची मदद' },
  },
  {
    key: 'villages-served',
    value: '10000+',
    label: { en: 'Villages Served', hi: 'गाँवों तक पहुँची सेवा' },
  },
]
