/** Alt texts of the seed pictures, by file name in this folder. */
export interface AltText {
  en: string
  hi: string
}

export const seedImages: Record<string, AltText> = {
  'hero.webp': {
    en: 'Morning in a village courtyard: a teacher and seven children under a large neem tree, the sun rising over the hills',
    hi: 'गाँव के आँगन की सुबह: बड़े नीम के नीचे एक शिक्षिका और सात बच्चे, पहाड़ियों के पीछे से उगता सूरज',
  },
  'about.webp': {
    en: 'People of the village meet on a path by the fields: an old man with a girl, neighbours talking, a young woman tending a sapling',
    hi: 'खेतों के किनारे रास्ते पर मिलते गाँव के लोग: बच्ची के साथ एक बुज़ुर्ग, बातें करते पड़ोसी, पौधा सँभालती एक युवती',
  },
  'placeholder.webp': {
    en: 'The foundation’s emblem: a lamp flame held in two cupped hands',
    hi: 'संस्था का चिह्न: दो हथेलियों के बीच सँभली दीये की लौ',
  },
  'slider-1.webp': {
    en: 'An open-air class under a neem tree; the teacher explains and a girl raises her hand',
    hi: 'नीम के नीचे खुले में लगी कक्षा; शिक्षिका समझा रही हैं और एक बच्ची ने हाथ उठाया है',
  },
  'slider-2.webp': {
    en: 'A health camp on an arched verandah: a doctor listens to an old woman while families wait their turn',
    hi: 'मेहराबों वाले बरामदे में स्वास्थ्य शिविर: डॉक्टर एक बुज़ुर्ग महिला की बात सुन रहे हैं, परिवार अपनी बारी की प्रतीक्षा में हैं',
  },
  'slider-3.webp': {
    en: 'Villagers and children plant and water saplings along a field at sunrise',
    hi: 'सूर्योदय के समय खेत के किनारे पौधे लगाते और सींचते गाँव के लोग और बच्चे',
  },
  'slider-4.webp': {
    en: 'Women sit in a circle in the courtyard, sewing, reading and learning together',
    hi: 'आँगन में घेरा बनाकर बैठी महिलाएँ साथ मिलकर सिलाई करती, पढ़ती और सीखती हुईं',
  },
  'slider-5.webp': {
    en: 'An evening gathering by lamplight under a banyan tree, with song and drum',
    hi: 'बरगद के नीचे दीयों के उजाले में शाम का सत्संग, ढोलक और गीत के साथ',
  },
  'portfolio-library.webp': {
    en: 'Children read on a round rug in the village library while the librarian opens a book',
    hi: 'गाँव के पुस्तकालय में गोल दरी पर पढ़ते बच्चे और पुस्तक खोलकर खड़ी पुस्तकालय की दीदी',
  },
  'portfolio-medical-camp.webp': {
    en: 'A doctor examines a girl under a striped awning; a nurse prepares medicines and patients wait',
    hi: 'धारीदार शामियाने के नीचे बच्ची की जाँच करते डॉक्टर, दवाएँ तैयार करती नर्स और प्रतीक्षा करते मरीज़',
  },
  'portfolio-tree-plantation.webp': {
    en: 'A farmer, young people and children plant a young tree in red earth as the sun rises',
    hi: 'उगते सूरज के साथ लाल मिट्टी में पेड़ रोपते किसान, युवा और बच्चे',
  },
  'portfolio-sewing-centre.webp': {
    en: 'Three women at sewing machines and their teacher in a bright room hung with coloured cloth',
    hi: 'रंगीन कपड़ों से सजे उजले कमरे में सिलाई मशीनों पर तीन महिलाएँ और उनकी शिक्षिका',
  },
  'portfolio-yoga-camp.webp': {
    en: 'Seven people in the tree pose on a meadow before a large rising sun',
    hi: 'उगते हुए बड़े सूरज के सामने मैदान में वृक्षासन करते सात लोग',
  },
  'portfolio-blood-donation.webp': {
    en: 'A volunteer gives blood lying on a cot with a nurse beside him; another rests with a drink',
    hi: 'खाट पर लेटकर रक्तदान करता एक स्वयंसेवक और पास खड़ी नर्स; दूसरा दाता पेय लेकर विश्राम करता हुआ',
  },
  'portfolio-winter-clothes.webp': {
    en: 'On a misty winter morning volunteers hand out blankets; two old men warm themselves by a fire',
    hi: 'कुहासे भरी सर्द सुबह में कंबल बाँटते स्वयंसेवक; अलाव के पास हाथ सेंकते दो बुज़ुर्ग',
  },
  'portfolio-mobile-health-van.webp': {
    en: 'A mobile health van stands open on a village road; a doctor and a nurse meet patients',
    hi: 'गाँव की सड़क पर खड़ी चलती-फिरती स्वास्थ्य वैन; मरीज़ों से मिलते डॉक्टर और नर्स',
  },
  'portfolio-elderly-care.webp': {
    en: 'An old couple sit on a cot under a banyan while a helper brings tea and a girl reads aloud',
    hi: 'बरगद के नीचे खाट पर बैठे बुज़ुर्ग दंपति, चाय लाती सेविका और पढ़कर सुनाती एक बच्ची',
  },
  'activity-school-kits.webp': {
    en: 'Children receive school bags and books outside the arched school building',
    hi: 'मेहराबों वाले विद्यालय के बाहर बस्ते और किताबें पाते बच्चे',
  },
  'activity-plantation-day.webp': {
    en: 'Plantation day: a woman carries seedlings on her head, children follow, others dig and water',
    hi: 'पौधारोपण दिवस: सिर पर पौधों की टोकरी लिए एक महिला, पीछे बच्चे, और गड्ढा खोदते व पानी देते लोग',
  },
  'activity-health-checkup.webp': {
    en: 'A nurse measures a boy’s height and a doctor checks a girl at the school health day',
    hi: 'विद्यालय में स्वास्थ्य जाँच: लड़के की लंबाई नापती नर्स और बच्ची को देखते डॉक्टर',
  },
  'activity-yoga-morning.webp': {
    en: 'Two grown-ups and two children stretch in yoga beside a river at sunrise',
    hi: 'सूर्योदय के समय नदी किनारे योग करते दो बड़े और दो बच्चे',
  },
  'activity-awareness-walk.webp': {
    en: 'Villagers and children walk down the lane with placards showing a leaf, a heart, a drop and a sun',
    hi: 'पत्ती, दिल, बूँद और सूरज के चित्रों वाली तख़्तियाँ लेकर गली में जागरूकता यात्रा करते लोग और बच्चे',
  },
  'activity-cultural-evening.webp': {
    en: 'Three women dance on a lamp-lit stage to drum and song before a seated audience',
    hi: 'दीयों से सजे मंच पर ढोलक और गीत के साथ नृत्य करती तीन महिलाएँ और सामने बैठे दर्शक',
  },
  'inspiration-gandhi.webp': {
    en: 'Emblem for Mahatma Gandhi: a spinning wheel',
    hi: 'महात्मा गांधी का प्रतीक: चरखा',
  },
  'inspiration-vivekananda.webp': {
    en: 'Emblem for Swami Vivekananda: the sun rising behind a rock in the sea',
    hi: 'स्वामी विवेकानंद का प्रतीक: समुद्र की शिला के पीछे उगता सूरज',
  },
  'inspiration-savitribai-phule.webp': {
    en: 'Emblem for Savitribai Phule: an open book and a slate',
    hi: 'सावित्रीबाई फुले का प्रतीक: खुली पुस्तक और स्लेट',
  },
  'inspiration-kabir.webp': {
    en: 'Emblem for Kabir: a loom with stretched threads and a shuttle',
    hi: 'कबीर का प्रतीक: ताने-बाने वाला करघा और ढरकी',
  },
  'inspiration-ambedkar.webp': {
    en: 'Emblem for Dr B. R. Ambedkar: an open book and a pen before the rising sun',
    hi: 'डॉ. भीमराव आंबेडकर का प्रतीक: उगते सूरज के आगे खुली पुस्तक और क़लम',
  },
  'inspiration-kalam.webp': {
    en: 'Emblem for Dr A. P. J. Abdul Kalam: a paper rocket among the stars',
    hi: 'डॉ. ए. पी. जे. अब्दुल कलाम का प्रतीक: तारों के बीच काग़ज़ का रॉकेट',
  },
  'inspiration-vinoba-bhave.webp': {
    en: 'Emblem for Vinoba Bhave: a walking staff by a footpath through the fields',
    hi: 'विनोबा भावे का प्रतीक: खेतों के बीच पगडंडी और पदयात्रा की लाठी',
  },
  'inspiration-sarojini-naidu.webp': {
    en: 'Emblem for Sarojini Naidu: a nightingale singing on a flowering branch',
    hi: 'सरोजिनी नायडू का प्रतीक: फूलों वाली डाल पर गाती कोकिला',
  },
}
