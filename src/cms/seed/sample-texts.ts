import type { Localized } from '@/content/locale'

/**
 * The sample content of a new site. It shows how each page looks; the foundation replaces it in the
 * panel. No names of living people, no numbers, no dates: nothing here claims to have happened.
 */

export const siteName = {
  en: {
    foundationName: 'Manavta Foundation',
    motto: 'Humanity is Supreme',
    officeHours: 'Mon-Fri 9:00 AM to 6:00 PM',
  },
  hi: {
    foundationName: 'मानवता फ़ाउंडेशन',
    motto: 'मानवता सर्वोपरि',
    officeHours: 'सोम-शुक्र, सुबह 9:00 से शाम 6:00 बजे तक',
  },
}

export const sliderFiles = [1, 2, 3, 4, 5].map((number) => `slider-${number}.webp`)

export const portfolioItems: {
  file: string
  title: Localized<string>
  description: Localized<string>
  category: 'general' | 'education' | 'healthcare' | 'environment' | 'events' | 'community'
}[] = [
  {
    file: 'portfolio-library.webp',
    title: { en: 'The village library', hi: 'गाँव का पुस्तकालय' },
    description: {
      en: 'A quiet room with shelves the children can reach. School books, stories in Hindi, and a table where someone always helps with homework.',
      hi: 'एक शांत कमरा, और अलमारियाँ इतनी नीची कि बच्चे ख़ुद किताब निकाल लें। स्कूल की किताबें, हिन्दी की कहानियाँ, और एक मेज़ जहाँ होमवर्क में कोई न कोई मदद करता है।',
    },
    category: 'education',
  },
  {
    file: 'portfolio-medical-camp.webp',
    title: { en: 'Free medical camp', hi: 'निःशुल्क स्वास्थ्य शिविर' },
    description: {
      en: 'Doctors sit in the school verandah for a day: check-ups, medicines and a patient word for people who otherwise wait until it hurts too much.',
      hi: 'एक दिन डॉक्टर स्कूल के बरामदे में बैठते हैं: जाँच, दवा और तसल्ली की बात, उनके लिए जो तकलीफ़ बढ़ने तक टालते रहते हैं।',
    },
    category: 'healthcare',
  },
  {
    file: 'portfolio-tree-plantation.webp',
    title: { en: 'Trees along the fields', hi: 'खेतों के किनारे पेड़' },
    description: {
      en: 'Neem, mango and jamun saplings along the village paths, each with a family that waters it through its first summers.',
      hi: 'गाँव के रास्तों पर नीम, आम और जामुन के पौधे। हर पौधे का एक परिवार, जो पहली गर्मियों में उसे पानी देता है।',
    },
    category: 'environment',
  },
  {
    file: 'portfolio-sewing-centre.webp',
    title: { en: 'Sewing centre', hi: 'सिलाई केंद्र' },
    description: {
      en: 'Women learn to cut, stitch and keep accounts, and leave with a skill that earns from home.',
      hi: 'महिलाएँ कटाई, सिलाई और हिसाब-किताब सीखती हैं, और ऐसा हुनर ले जाती हैं जिससे घर बैठे कमाई हो।',
    },
    category: 'community',
  },
  {
    file: 'portfolio-yoga-camp.webp',
    title: { en: 'Morning yoga camp', hi: 'सुबह का योग शिविर' },
    description: {
      en: 'An hour before the work of the day begins: breath, stretch and stillness for young and old, on a mat under the open sky.',
      hi: 'दिन के काम से पहले का एक घंटा: साँस, अभ्यास और ठहराव, छोटे-बड़े सबके लिए, खुले आसमान के नीचे।',
    },
    category: 'healthcare',
  },
  {
    file: 'portfolio-blood-donation.webp',
    title: { en: 'Blood donation day', hi: 'रक्तदान दिवस' },
    description: {
      en: 'Neighbours give blood together with the district blood bank. It takes a quarter of an hour and may carry a stranger through the night.',
      hi: 'ज़िले के ब्लड बैंक के साथ पड़ोसी मिलकर रक्तदान करते हैं। पंद्रह मिनट का काम, जो किसी अनजान की जान बचा सकता है।',
    },
    category: 'healthcare',
  },
  {
    file: 'portfolio-winter-clothes.webp',
    title: { en: 'Warm clothes in winter', hi: 'सर्दियों में गर्म कपड़े' },
    description: {
      en: 'Blankets and woollens are sorted, mended and carried to the houses where the cold comes in first.',
      hi: 'कंबल और ऊनी कपड़े छाँटे जाते हैं, ठीक किए जाते हैं और उन घरों तक पहुँचाए जाते हैं जहाँ ठंड सबसे पहले आती है।',
    },
    category: 'community',
  },
  {
    file: 'portfolio-mobile-health-van.webp',
    title: { en: 'Mobile health van', hi: 'चलता-फिरता स्वास्थ्य वाहन' },
    description: {
      en: 'A small clinic on wheels stops where no bus does, with a nurse, basic tests and the medicines people need again each month.',
      hi: 'पहियों पर एक छोटा दवाख़ाना, जो वहाँ रुकता है जहाँ बस नहीं जाती: नर्स, साधारण जाँच और हर महीने की दवाएँ।',
    },
    category: 'healthcare',
  },
  {
    file: 'portfolio-elderly-care.webp',
    title: { en: 'Company for the elderly', hi: 'बुज़ुर्गों का साथ' },
    description: {
      en: 'A cot in the sun, a meal on time and somebody who listens. Care begins with sitting down.',
      hi: 'धूप में चारपाई, समय पर खाना और सुनने वाला कोई। सेवा पास बैठने से शुरू होती है।',
    },
    category: 'community',
  },
]

/** The pictures of programs and stories, by the anchor of each. */
export const programPictures: Record<string, string> = {
  'child-education': 'activity-school-kits.webp',
  healthcare: 'portfolio-medical-camp.webp',
  'elderly-care': 'portfolio-elderly-care.webp',
  'environment-protection': 'portfolio-tree-plantation.webp',
  'women-empowerment': 'portfolio-sewing-centre.webp',
  'awareness-campaigns': 'activity-awareness-walk.webp',
  'yoga-camp': 'portfolio-yoga-camp.webp',
  'blood-donation': 'portfolio-blood-donation.webp',
  library: 'portfolio-library.webp',
  'sustainable-development': 'activity-plantation-day.webp',
  'mobile-health-vans': 'portfolio-mobile-health-van.webp',
  'creativity-and-talent-promotion': 'activity-cultural-evening.webp',
}
export const storyPictures: Record<string, string> = {
  school: 'hero.webp',
  trees: 'portfolio-tree-plantation.webp',
  'winter-clothes': 'portfolio-winter-clothes.webp',
  sewing: 'portfolio-sewing-centre.webp',
}

/** `program` is the anchor of the program that follows their example. */
export const inspirations: {
  file: string
  name: Localized<string>
  line: Localized<string>
  program: string
}[] = [
  {
    file: 'inspiration-gandhi.webp',
    name: { en: 'Mahatma Gandhi', hi: 'महात्मा गांधी' },
    line: {
      en: 'Lived by truth and non-violence, and led India to freedom.',
      hi: 'सत्य और अहिंसा पर जिए और देश को आज़ादी तक ले गए।',
    },
    program: 'peace-and-harmony',
  },
  {
    file: 'inspiration-vivekananda.webp',
    name: { en: 'Swami Vivekananda', hi: 'स्वामी विवेकानंद' },
    line: {
      en: 'Taught that serving people is serving God.',
      hi: 'सिखाया कि जन की सेवा ही ईश्वर की सेवा है।',
    },
    program: 'satsang',
  },
  {
    file: 'inspiration-savitribai-phule.webp',
    name: { en: 'Savitribai Phule', hi: 'सावित्रीबाई फुले' },
    line: {
      en: 'Opened schools for girls when nobody else would.',
      hi: 'तब लड़कियों के लिए स्कूल खोले, जब कोई और नहीं खोलता था।',
    },
    program: 'women-empowerment',
  },
  {
    file: 'inspiration-kabir.webp',
    name: { en: 'Sant Kabir', hi: 'संत कबीर' },
    line: {
      en: 'The weaver poet who sang that all people are one.',
      hi: 'जुलाहे कवि, जिन्होंने गाया कि सब इंसान एक हैं।',
    },
    program: 'awareness-campaigns',
  },
  {
    file: 'inspiration-ambedkar.webp',
    name: { en: 'Dr. B. R. Ambedkar', hi: 'डॉ. बी. आर. आंबेडकर' },
    line: {
      en: 'Led the writing of the Constitution, and fought for equality.',
      hi: 'संविधान की रचना का नेतृत्व किया और बराबरी के लिए लड़े।',
    },
    program: 'library',
  },
  {
    file: 'inspiration-kalam.webp',
    name: { en: 'Dr. A. P. J. Abdul Kalam', hi: 'डॉ. ए. पी. जे. अब्दुल कलाम' },
    line: {
      en: 'Scientist and President who never stopped teaching the young.',
      hi: 'वैज्ञानिक और राष्ट्रपति, जो बच्चों को पढ़ाना कभी नहीं भूले।',
    },
    program: 'child-education',
  },
  {
    file: 'inspiration-vinoba-bhave.webp',
    name: { en: 'Vinoba Bhave', hi: 'विनोबा भावे' },
    line: {
      en: 'Walked from village to village to ask land for the landless.',
      hi: 'गाँव-गाँव पैदल चलकर भूमिहीनों के लिए ज़मीन माँगी।',
    },
    program: 'sustainable-development',
  },
  {
    file: 'inspiration-sarojini-naidu.webp',
    name: { en: 'Sarojini Naidu', hi: 'सरोजिनी नायडू' },
    line: {
      en: 'Poet and freedom fighter, the first woman to govern an Indian state.',
      hi: 'कवयित्री और स्वतंत्रता सेनानी, भारत की पहली महिला राज्यपाल।',
    },
    program: 'creativity-and-talent-promotion',
  },
]

export const activities: {
  file: string
  type: 'text' | 'photo' | 'video' | 'event'
  title: Localized<string>
  content: Localized<string>
}[] = [
  {
    file: 'activity-school-kits.webp',
    type: 'photo',
    title: { en: 'School kits for a new term', hi: 'नए सत्र के लिए स्कूल किट' },
    content: {
      en: 'Bags, notebooks and pencils are packed by hand in the courtyard, one set for each child who starts school this term.\n\nOlder pupils write the names on the covers, because they know how it felt to get their first notebook.',
      hi: 'आँगन में बैठकर बस्ते, कॉपियाँ और पेंसिलें हाथ से बाँधी जाती हैं, स्कूल शुरू करने वाले हर बच्चे के लिए एक सेट।\n\nनाम बड़े बच्चे लिखते हैं, क्योंकि उन्हें याद है कि अपनी पहली कॉपी पाकर कैसा लगा था।',
    },
  },
  {
    file: 'activity-plantation-day.webp',
    type: 'photo',
    title: { en: 'Plantation day on the canal path', hi: 'नहर के रास्ते पर पौधारोपण' },
    content: {
      en: 'Spades, buckets and many small hands: a row of saplings now follows the canal path. Every sapling has a guard of bamboo and a family that looks after it.',
      hi: 'फावड़े, बाल्टियाँ और बहुत-से नन्हे हाथ: नहर के रास्ते पर अब पौधों की एक क़तार है। हर पौधे के चारों ओर बाँस का घेरा है और देखभाल करने वाला एक परिवार।',
    },
  },
  {
    file: 'activity-health-checkup.webp',
    type: 'text',
    title: { en: 'What to bring to a health check-up', hi: 'स्वास्थ्य जाँच में क्या साथ लाएँ' },
    content: {
      en: 'Please bring your old prescriptions, the medicines you take now, and someone from the family if you can.\n\nThe check-up is free for everyone. Nobody needs to register before; those who walked furthest are seen first.',
      hi: 'कृपया पुराने पर्चे, अभी चल रही दवाएँ और हो सके तो घर का कोई सदस्य साथ लाएँ।\n\nजाँच सबके लिए निःशुल्क है। पहले से नाम लिखाने की ज़रूरत नहीं; जो सबसे दूर से पैदल आए हैं, उन्हें पहले देखा जाता है।',
    },
  },
  {
    file: 'activity-yoga-morning.webp',
    type: 'photo',
    title: { en: 'A morning of yoga', hi: 'योग की एक सुबह' },
    content: {
      en: 'The first light, a few mats and a circle of neighbours. The class is open to all, and the only rule is to go at your own pace.',
      hi: 'पहली किरण, कुछ चटाइयाँ और पड़ोसियों का घेरा। कक्षा सबके लिए खुली है, और नियम एक ही है: अपनी गति से चलें।',
    },
  },
  {
    file: 'activity-awareness-walk.webp',
    type: 'photo',
    title: { en: 'Walking against addiction', hi: 'नशे के विरुद्ध पदयात्रा' },
    content: {
      en: 'Young people walk from lane to lane with songs and hand-painted boards, and stop wherever somebody wants to talk about a way out of drink or drugs.',
      hi: 'युवा गीत और हाथ से रंगी तख़्तियाँ लेकर गली-गली चलते हैं, और वहाँ रुकते हैं जहाँ कोई नशे से बाहर आने की राह पर बात करना चाहे।',
    },
  },
  {
    file: 'activity-cultural-evening.webp',
    type: 'text',
    title: { en: 'An evening of songs and lamps', hi: 'गीतों और दीपों की एक शाम' },
    content: {
      en: 'Children sing, an old farmer tells a story, and everyone takes a lamp home. Evenings such as this keep a village together.',
      hi: 'बच्चे गाते हैं, एक बुज़ुर्ग किसान कहानी सुनाते हैं, और सब अपने साथ एक दीया घर ले जाते हैं। ऐसी शामें गाँव को जोड़े रखती हैं।',
    },
  },
]
