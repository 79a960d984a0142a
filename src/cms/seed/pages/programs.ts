import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { ProgramPart, programFields } from '@/domain/pages/what-we-do'

export const programsContent: Localized<
  ({ id: string; group: ProgramPart } & Omit<SeedOf<typeof programFields>, 'updates'>)[]
> = {
  en: [
    {
      id: 'child-education',
      group: 'marigold',
      title: 'Child Education',
      description:
        'We help children begin school, stay in it and enjoy it. First-generation learners get the patience and the extra lessons that a busy classroom cannot always give.',
      features: [
        'Books, notebooks and school bags for children in need',
        'Evening lessons for those who have fallen behind',
        'Talks with parents, so that daughters too stay in school',
      ],
      details: [],
    },
    {
      id: 'healthcare',
      group: 'marigold',
      title: 'Healthcare',
      description:
        'Health camps and consultations bring a doctor within walking distance. Illness found early costs a family less, in money and in worry.',
      features: [
        'General check-ups and doctor consultations',
        'Basic medicines and advice on how to take them',
        'Help in reaching a hospital when the case is serious',
      ],
      details: [],
    },
    {
      id: 'elderly-care',
      group: 'marigold',
      title: 'Elderly Care',
      description:
        'Many elders live alone while their children work in distant cities. We visit them, look after small needs and make sure that somebody knows how they are.',
      features: [
        'Regular visits and a listening ear',
        'Help with medicines, spectacles and walking sticks',
        'Support in applying for old-age pensions',
      ],
      details: [],
    },
    {
      id: 'environment-protection',
      group: 'marigold',
      title: 'Environment Protection',
      description:
        'We plant trees with the people who will water them. A village that cares for its trees, ponds and lanes breathes better and keeps its water.',
      features: [
        'Tree planting, with care for the saplings afterwards',
        'Cleaning of ponds, lanes and common ground',
        'Lessons for children on water, soil and plastic',
      ],
      details: [],
    },
    {
      id: 'drug-de-addiction',
      group: 'marigold',
      title: 'Drug De-Addiction',
      description:
        'Addiction empties a home of money and of peace. We talk with those who want to stop, and with their families, and walk with them to proper treatment.',
      features: [
        'Private counselling without blame or shame',
        'Guidance to treatment centres and doctors',
        'Talks for the young on tobacco, alcohol and drugs',
      ],
      details: [],
    },
    {
      id: 'women-empowerment',
      group: 'neem',
      title: 'Women Empowerment',
      description:
        'Training in a trade gives a woman her own income, and her own income gives her a voice. Women learn together and often go on working together.',
      features: [
        'Training in sewing, handicraft and other trades',
        'Savings groups and help with a bank account',
        'Talks on health, safety and legal rights',
      ],
      details: [],
    },
    {
      id: 'awareness-campaigns',
      group: 'neem',
      title: 'Awareness Campaigns',
      description:
        'Good information, told in plain words, can save a life or a harvest. We carry it from lane to lane with talks, street plays and posters.',
      features: [
        'Campaigns on health, hygiene and road safety',
        'Talks against child marriage and dowry',
        'News of public schemes and who may apply',
      ],
      details: [],
    },
    {
      id: 'yoga-camp',
      group: 'neem',
      title: 'Yoga Camp',
      description:
        'Morning yoga in the open air for every age. It needs no equipment, only a mat and a little regularity.',
      features: [
        'Simple postures taught step by step',
        'Breathing and meditation for a calm mind',
        'Gentle practice for elders and beginners',
      ],
      details: [],
    },
    {
      id: 'blood-donation',
      group: 'neem',
      title: 'Blood Donation',
      description:
        'Blood cannot be bought at a shop when an accident or a birth goes wrong. We hold camps with blood banks and help families find donors.',
      features: [
        'Donation camps held together with blood banks',
        'Willing donors brought together with families in need',
        'Clear answers to common fears about giving blood',
      ],
      details: [],
    },
    {
      id: 'satsang',
      group: 'geru',
      title: 'Satsang',
      description:
        'An hour of song, silence and good words, open to people of every faith. Good work often begins with a thought heard in such company.',
      features: [
        'Gatherings open to all, without any distinction',
        'Songs and readings on love, truth and compassion',
        'Time to share a worry and to be heard',
      ],
      details: [],
    },
    {
      id: 'old-age-home',
      group: 'geru',
      title: 'Old Age Home',
      description:
        'For elders who have nobody left, or nowhere to go, a safe roof and a family of a new kind. They are residents here, never a burden.',
      features: [
        'A clean bed, home-cooked meals and warm clothes',
        'Medical care and somebody near at night',
        'Festivals, prayer and company through the day',
      ],
      details: [],
    },
    {
      id: 'library',
      group: 'geru',
      title: 'Library',
      description:
        'A quiet room with books, newspapers and light to read by. It serves the schoolchild, the young person before an examination and the elder with the morning paper.',
      features: [
        'School books and stories in Hindi and English',
        'Books for competitive examinations',
        'A peaceful place to sit and study',
      ],
      details: [],
    },
    {
      id: 'sustainable-development',
      group: 'geru',
      title: 'Sustainable Development',
      description:
        'A village should be able to live well from its own soil, water, sun and skill. We help with steps that still work when we have gone home.',
      features: [
        'Saving of rainwater and wise use of the well',
        'Natural farming, compost and kitchen gardens',
        'Solar light and small local livelihoods',
      ],
      details: [],
    },
    {
      id: 'mobile-health-vans',
      group: 'dusk',
      title: 'Mobile Health Vans',
      description:
        'When the patient cannot come to the doctor, the doctor goes to the patient. The vans carry check-ups and basic medicines to villages off the main road.',
      features: [
        'Check-ups at the doorstep for the old and the ill',
        'Tests of blood pressure, sugar and weight',
        'Advice for mothers and small children',
      ],
      details: [],
    },
    {
      id: 'peace-and-harmony',
      group: 'dusk',
      title: 'Peace & Harmony',
      description:
        'Neighbours who share a meal seldom quarrel. We bring people of different faiths and communities together, around work and around festivals.',
      features: [
        'Festivals kept together by all communities',
        'Quiet mediation in quarrels between neighbours',
        'Youth groups in which everyone has a place',
      ],
      details: [],
    },
    {
      id: 'e-governance-assistance',
      group: 'dusk',
      title: 'E-Governance Assistance',
      description:
        'Many public services are now found only on a screen. We sit beside people and fill in the form with them, so that nobody loses a right for want of a computer.',
      features: [
        'Help with pension, ration card and scholarship forms',
        'Guidance on certificates and identity papers',
        'Follow-up until an answer comes',
      ],
      details: [],
    },
    {
      id: 'creativity-and-talent-promotion',
      group: 'dusk',
      title: 'Creativity & Talent Promotion',
      description:
        'Villages are full of singers, painters, players and inventors whom nobody has seen. We give them a stage, a teacher and a first cheer.',
      features: [
        'Contests in art, song, speech and sport',
        'Workshops with artists and craftspeople',
        'Encouragement for gifted children in need',
      ],
      details: [],
    },
    {
      id: 'helpline-services',
      group: 'dusk',
      title: 'Helpline Services',
      description:
        'Sometimes a person only needs to know whom to call. We listen, explain and point the way to the right office, hospital or program.',
      features: [
        'A patient answer in your own language',
        'Guidance in illness, distress or family trouble',
        'A link to the program or office that can help',
      ],
      details: [],
    },
  ],
  hi: [
    {
      id: 'child-education',
      group: 'marigold',
      title: 'बाल शिक्षा',
      description:
        'बच्चा स्कूल जाना शुरू करे, बीच में न छोड़े और मन लगाकर पढ़े, इसी में हम मदद करते हैं। जिनके घर में पहली बार कोई पढ़ रहा है, उन्हें थोड़ा ज़्यादा समय और धीरज देते हैं।',
      features: [
        'ज़रूरतमंद बच्चों को किताबें, कॉपियाँ और बस्ते',
        'जो पीछे रह गए, उनके लिए शाम की पढ़ाई',
        'माता-पिता से बातचीत, ताकि बेटियाँ भी स्कूल में टिकी रहें',
      ],
      details: [],
    },
    {
      id: 'healthcare',
      group: 'marigold',
      title: 'स्वास्थ्य सेवा',
      description:
        'स्वास्थ्य शिविरों से डॉक्टर घर के पास आ जाता है। बीमारी जल्दी पकड़ में आए तो परिवार का पैसा भी बचता है और चिंता भी।',
      features: [
        'सामान्य जाँच और डॉक्टर की सलाह',
        'ज़रूरी दवाएँ और उन्हें लेने का सही तरीक़ा',
        'हालत गंभीर हो तो अस्पताल पहुँचने में मदद',
      ],
      details: [],
    },
    {
      id: 'elderly-care',
      group: 'marigold',
      title: 'बुज़ुर्गों की सेवा',
      description:
        'बच्चे दूर शहर में काम करते हैं और कई बुज़ुर्ग घर में अकेले रह जाते हैं। हम उनसे मिलने जाते हैं, छोटी-छोटी ज़रूरतें पूरी करते हैं और हाल-चाल की ख़बर रखते हैं।',
      features: [
        'समय-समय पर मिलना और मन की बात सुनना',
        'दवा, चश्मे और छड़ी का इंतज़ाम करने में मदद',
        'वृद्धावस्था पेंशन का फ़ॉर्म भरवाने में साथ',
      ],
      details: [],
    },
    {
      id: 'environment-protection',
      group: 'marigold',
      title: 'पर्यावरण की रक्षा',
      description:
        'हम पेड़ उन्हीं लोगों के साथ लगाते हैं जो उन्हें पानी देंगे। जो गाँव अपने पेड़, तालाब और गलियाँ सँभालता है, उसकी हवा साफ़ रहती है और पानी बचा रहता है।',
      features: [
        'पेड़ लगाना और बाद में पौधों की देखभाल',
        'तालाब, गली और चौपाल की साफ़-सफ़ाई',
        'बच्चों को पानी, मिट्टी और प्लास्टिक की समझ',
      ],
      details: [],
    },
    {
      id: 'drug-de-addiction',
      group: 'marigold',
      title: 'नशा मुक्ति',
      description:
        'नशा घर का पैसा भी ले जाता है और चैन भी। जो छोड़ना चाहते हैं, हम उनसे और उनके घरवालों से बात करते हैं और सही इलाज तक साथ चलते हैं।',
      features: [
        'बिना ताने और बिना शर्म के, अकेले में बातचीत',
        'नशा मुक्ति केंद्र और डॉक्टर तक पहुँचाना',
        'नौजवानों से तंबाकू, शराब और नशे पर खुली बात',
      ],
      details: [],
    },
    {
      id: 'women-empowerment',
      group: 'neem',
      title: 'महिला सशक्तिकरण',
      description:
        'हाथ में हुनर हो तो अपनी कमाई होती है, और अपनी कमाई हो तो घर में बात सुनी जाती है। महिलाएँ साथ सीखती हैं और अक्सर साथ ही काम भी करती हैं।',
      features: [
        'सिलाई, हस्तकला और दूसरे कामों का प्रशिक्षण',
        'बचत समूह और बैंक खाता खुलवाने में मदद',
        'सेहत, सुरक्षा और क़ानूनी हक़ की जानकारी',
      ],
      details: [],
    },
    {
      id: 'awareness-campaigns',
      group: 'neem',
      title: 'जागरूकता अभियान',
      description:
        'सही जानकारी सीधे शब्दों में मिल जाए तो जान भी बच सकती है और फ़सल भी। हम उसे बातचीत, नुक्कड़ नाटक और पोस्टर से गली-गली पहुँचाते हैं।',
      features: [
        'सेहत, सफ़ाई और सड़क सुरक्षा के अभियान',
        'बाल विवाह और दहेज के ख़िलाफ़ बातचीत',
        'सरकारी योजनाओं की ख़बर और किसे मिल सकती हैं',
      ],
      details: [],
    },
    {
      id: 'yoga-camp',
      group: 'neem',
      title: 'योग शिविर',
      description:
        'खुली हवा में सुबह का योग, हर उम्र के लिए। इसमें कोई सामान नहीं चाहिए, बस एक चटाई और रोज़ का थोड़ा अभ्यास।',
      features: [
        'आसान आसन, एक-एक करके सिखाए जाते हैं',
        'मन की शांति के लिए प्राणायाम और ध्यान',
        'बुज़ुर्गों और नए लोगों के लिए हल्का अभ्यास',
      ],
      details: [],
    },
    {
      id: 'blood-donation',
      group: 'neem',
      title: 'रक्तदान',
      description:
        'हादसा हो जाए या प्रसव बिगड़ जाए तो ख़ून किसी दुकान पर नहीं मिलता। हम ब्लड बैंक के साथ शिविर लगाते हैं और परिवारों को रक्तदाता ढूँढने में मदद करते हैं।',
      features: [
        'ब्लड बैंक के साथ मिलकर रक्तदान शिविर',
        'रक्त देने वालों को ज़रूरतमंद परिवारों से मिलाना',
        'रक्तदान से जुड़े डर और सवालों के साफ़ जवाब',
      ],
      details: [],
    },
    {
      id: 'satsang',
      group: 'geru',
      title: 'सत्संग',
      description:
        'भजन, मौन और अच्छी बातों का समय, जिसमें हर धर्म के लोग आ सकते हैं। अच्छा काम अक्सर ऐसी ही संगत में सुनी किसी एक बात से शुरू होता है।',
      features: [
        'बिना किसी भेदभाव के सबके लिए खुला',
        'प्रेम, सत्य और करुणा पर भजन और पाठ',
        'अपनी चिंता कहने और सुने जाने का समय',
      ],
      details: [],
    },
    {
      id: 'old-age-home',
      group: 'geru',
      title: 'वृद्धाश्रम',
      description:
        'जिन बुज़ुर्गों का कोई नहीं रहा या जिनके पास जाने की जगह नहीं, उनके लिए सुरक्षित छत और एक नया परिवार। यहाँ वे घर के सदस्य हैं, बोझ नहीं।',
      features: [
        'साफ़ बिस्तर, घर जैसा खाना और गर्म कपड़े',
        'इलाज की देखभाल और रात में भी पास कोई',
        'दिन भर साथ, प्रार्थना और त्योहार',
      ],
      details: [],
    },
    {
      id: 'library',
      group: 'geru',
      title: 'पुस्तकालय',
      description:
        'किताबों, अख़बारों और रोशनी वाला एक शांत कमरा। यहाँ स्कूल का बच्चा भी आता है, परीक्षा की तैयारी करता नौजवान भी और सुबह का अख़बार पढ़ने वाले बाबा भी।',
      features: [
        'हिन्दी और अंग्रेज़ी में पढ़ाई और कहानी की किताबें',
        'प्रतियोगी परीक्षाओं की किताबें',
        'बैठकर पढ़ने की शांत जगह',
      ],
      details: [],
    },
    {
      id: 'sustainable-development',
      group: 'geru',
      title: 'टिकाऊ विकास',
      description:
        'गाँव अपनी मिट्टी, पानी, धूप और हुनर से ही अच्छे से जी सके। हम ऐसे कामों में मदद करते हैं जो हमारे लौट जाने के बाद भी चलते रहें।',
      features: [
        'बारिश का पानी बचाना और कुएँ का सोच-समझकर इस्तेमाल',
        'प्राकृतिक खेती, खाद और घर की सब्ज़ी-बाड़ी',
        'सोलर रोशनी और गाँव में ही छोटे रोज़गार',
      ],
      details: [],
    },
    {
      id: 'mobile-health-vans',
      group: 'dusk',
      title: 'मोबाइल हेल्थ वैन',
      description:
        'मरीज़ डॉक्टर तक न आ सके तो डॉक्टर मरीज़ के पास जाता है। ये गाड़ियाँ सड़क से दूर बसे गाँवों तक जाँच और ज़रूरी दवाएँ ले जाती हैं।',
      features: [
        'बुज़ुर्गों और बीमारों की घर के पास जाँच',
        'बीपी, शुगर और वज़न की जाँच',
        'माँओं और छोटे बच्चों के लिए सलाह',
      ],
      details: [],
    },
    {
      id: 'peace-and-harmony',
      group: 'dusk',
      title: 'शांति और भाईचारा',
      description:
        'जो पड़ोसी साथ बैठकर खाते हैं, उनमें झगड़ा कम ही होता है। हम अलग-अलग धर्म और बिरादरी के लोगों को काम और त्योहार के बहाने साथ लाते हैं।',
      features: [
        'सब बिरादरियों के साथ मिलकर त्योहार',
        'पड़ोसियों के झगड़े में शांति से बीच-बचाव',
        'नौजवानों के ऐसे समूह जिनमें सबकी जगह हो',
      ],
      details: [],
    },
    {
      id: 'e-governance-assistance',
      group: 'dusk',
      title: 'ऑनलाइन सरकारी कामों में मदद',
      description:
        'आजकल बहुत-से सरकारी काम मोबाइल या कंप्यूटर पर ही होते हैं। हम साथ बैठकर फ़ॉर्म भरवाते हैं, ताकि कंप्यूटर न होने से किसी का हक़ न छूटे।',
      features: [
        'पेंशन, राशन कार्ड और छात्रवृत्ति के फ़ॉर्म में मदद',
        'प्रमाण-पत्र और पहचान के काग़ज़ों की जानकारी',
        'जवाब आने तक पूछताछ करते रहना',
      ],
      details: [],
    },
    {
      id: 'creativity-and-talent-promotion',
      group: 'dusk',
      title: 'हुनर और प्रतिभा को बढ़ावा',
      description:
        'गाँव में गाने वाले, चित्र बनाने वाले, खिलाड़ी और नई चीज़ें गढ़ने वाले बहुत हैं, बस किसी ने देखा नहीं। हम उन्हें मंच, सिखाने वाला और पहली शाबाशी देते हैं।',
      features: [
        'चित्रकला, गायन, भाषण और खेल की प्रतियोगिताएँ',
        'कलाकारों और कारीगरों के साथ कार्यशालाएँ',
        'होनहार ज़रूरतमंद बच्चों का हौसला बढ़ाना',
      ],
      details: [],
    },
    {
      id: 'helpline-services',
      group: 'dusk',
      title: 'हेल्पलाइन सेवा',
      description:
        'कई बार बस यही जानना होता है कि पूछें किससे। हमारी हेल्पलाइन बात सुनती है, समझाती है और सही दफ़्तर, अस्पताल या कार्यक्रम का रास्ता बताती है।',
      features: [
        'आपकी अपनी बोली में धीरज से जवाब',
        'बीमारी, परेशानी या घर की उलझन में सलाह',
        'जो मदद कर सके, उस कार्यक्रम या दफ़्तर से जोड़ना',
      ],
      details: [],
    },
  ],
}
