import type { Localized } from '@/content/locale'
import type { SeedOf } from '@/domain/pages/fields'
import type { storyFields } from '@/domain/pages/stories'

export const storyItemsContent: Localized<
  ({ id: string } & Omit<SeedOf<typeof storyFields>, 'place'>)[]
> = {
  en: [
    {
      id: 'school',
      category: 'Education',
      title: 'The first reader in the house',
      text: 'In many homes the first person who ever learns to read is a child of seven or eight. Mornings belong to the fields and the animals, and school comes second. The evening lessons of the village school program begin after the work is done. A teacher, a few notebooks and a lamp are enough. After some months the child reads the name on a medicine strip, then the letter from the bank, and then a story to the younger ones. Nobody in the house calls school a waste of time any more.',
      quote:
        'I cannot read. Now my daughter reads for me, and she laughs when I ask her to do it again.',
      quotedBy: 'Illustrative: a mother, village school program',
    },
    {
      id: 'trees',
      category: 'Environment',
      title: 'A million trees, one bucket at a time',
      text: 'To plant a sapling is easy. To keep it alive among goats and through the heat of May is not, for goats eat faster than trees grow. So a family takes a tree as its own, builds a fence of thorns around it and carries water. What is looked after, grows. Together with villages, schools and volunteers 1,000,000 trees have now been planted. Some shade a school yard, some hold the bank of a pond, some will bear fruit for children who are not yet born. The planting takes a morning. The bucket of water afterwards is the real gift.',
      quote: 'My grandfather left me a neem tree. I wanted to leave something too.',
      quotedBy: 'Illustrative: a farmer, tree planting program',
    },
    {
      id: 'winter-clothes',
      category: 'Winter Relief',
      title: 'Warmth on a foggy night',
      text: 'January nights on the plain are damp and bitterly cold. An elder who sleeps on a thin mat feels it in every bone, and a child who shivers all night does not learn in the morning. The help itself is simple: collect, sort, wash, and carry the clothes to those who would never ask. In this way 5,000 people were given winter clothes. How a thing is given matters as much as the thing. A shawl is laid around the shoulders, and there is time for a word.',
      quote:
        'They asked how I was before they asked my size. I remember that more than the sweater.',
      quotedBy: 'Illustrative: an elderly man who received winter clothes',
    },
    {
      id: 'sewing',
      category: 'Women Empowerment',
      title: 'A room full of sewing machines',
      text: 'The training room is small and the machines make a cheerful noise. Women come when the cooking is done, some with a baby on the arm. They begin with a straight seam on old cloth. Later come school uniforms, blouses and bags that can be sold at the market. The first money earned is often spent on school fees. The second part of the change is harder to see: a woman who has her own income is asked for her opinion at home, and she gives it.',
      quote:
        'I used to ask for ten rupees. Now I decide what we buy, and I have put some aside as well.',
      quotedBy: 'Illustrative: a participant, skill training for women',
    },
  ],
  hi: [
    {
      id: 'school',
      category: 'शिक्षा',
      title: 'घर में पहली बार कोई पढ़ा',
      text: 'कई घरों में सबसे पहले पढ़ना सीखने वाला सात-आठ साल का कोई बच्चा होता है। सुबह खेत और जानवरों में निकल जाती है, स्कूल का नंबर बाद में आता है। इसलिए गाँव की पाठशाला की शाम वाली पढ़ाई काम निपटने के बाद शुरू होती है। एक शिक्षक, कुछ कॉपियाँ और एक बत्ती, इतना काफ़ी है। कुछ महीनों में बच्चा दवा के पत्ते पर लिखा नाम पढ़ लेता है, फिर बैंक की चिट्ठी और फिर छोटों को कहानी सुनाने लगता है। अब घर में कोई नहीं कहता कि पढ़ाई समय की बरबादी है।',
      quote: 'मुझे पढ़ना नहीं आता। अब बिटिया पढ़कर सुनाती है, और दोबारा पढ़ने को कहूँ तो हँस देती है।',
      quotedBy: 'उदाहरण: एक माँ, गाँव की पाठशाला से',
    },
    {
      id: 'trees',
      category: 'पर्यावरण',
      title: 'एक-एक बाल्टी पानी से दस लाख पेड़',
      text: 'पौधा लगाना आसान है। उसे बकरियों और जेठ की धूप से बचाना आसान नहीं, क्योंकि पेड़ जितनी देर में बढ़ता है, बकरी उससे पहले चर जाती है। इसलिए एक परिवार एक पेड़ को अपना लेता है, काँटों की बाड़ लगाता है और पानी ढोता है। जिसे सँभाला जाए, वही बढ़ता है। गाँव, स्कूल और सेवा करने वाले साथियों के साथ अब तक 10,00,000 पेड़ लगाए जा चुके हैं। कोई स्कूल के आँगन में छाँव देता है, कोई तालाब की मेड़ थामे है, कोई उन बच्चों को फल देगा जो अभी पैदा भी नहीं हुए। पेड़ लगाने में एक सुबह लगती है। असली दान तो उसके बाद की बाल्टी है।',
      quote: 'दादा मेरे लिए एक नीम छोड़ गए थे। मन था कि मैं भी कुछ छोड़कर जाऊँ।',
      quotedBy: 'उदाहरण: एक किसान, पेड़ लगाने के अभियान से',
    },
    {
      id: 'winter-clothes',
      category: 'ठंड में राहत',
      title: 'कोहरे की रात में थोड़ी गर्माहट',
      text: 'हमारे यहाँ पूस-माघ की रातें नम और बहुत ठंडी होती हैं। पतली चटाई पर सोने वाले बुज़ुर्ग की हड्डियाँ तक काँपती हैं, और जो बच्चा रात भर ठिठुरे, वह सुबह क्या पढ़ेगा। मदद सीधी-सी है: कपड़े इकट्ठे करना, छाँटना, धोना और उन तक पहुँचाना जो ख़ुद कभी नहीं माँगेंगे। इस तरह 5,000 लोगों को गर्म कपड़े दिए गए। क्या दिया, इससे कम बड़ी बात यह नहीं कि कैसे दिया। कंधे पर शॉल ओढ़ाई जाती है और दो बातें करने का समय भी होता है।',
      quote: 'उन्होंने नाप बाद में पूछा, हाल पहले पूछा। स्वेटर से ज़्यादा मुझे यही याद है।',
      quotedBy: 'उदाहरण: एक बुज़ुर्ग, जिन्हें गर्म कपड़े मिले',
    },
    {
      id: 'sewing',
      category: 'महिला सशक्तिकरण',
      title: 'सिलाई मशीनों वाला कमरा',
      text: 'सीखने का कमरा छोटा है और मशीनों की खटर-पटर मन को अच्छी लगती है। महिलाएँ रसोई निपटाकर आती हैं, किसी की गोद में बच्चा भी होता है। पहले पुराने कपड़े पर सीधी सिलाई, फिर स्कूल की ड्रेस, ब्लाउज़ और थैले, जो बाज़ार में बिक जाते हैं। पहली कमाई अक्सर बच्चों की फ़ीस में जाती है। बदलाव का दूसरा हिस्सा आसानी से नहीं दिखता: जिस महिला की अपनी कमाई हो, उससे घर में राय पूछी जाती है, और वह राय देती भी है।',
      quote: 'पहले दस रुपये भी माँगने पड़ते थे। अब क्या आएगा, यह मैं तय करती हूँ, और थोड़ा बचा भी लेती हूँ।',
      quotedBy: 'उदाहरण: सिलाई सीखने वाली एक महिला',
    },
  ],
}
