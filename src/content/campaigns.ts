import { localized } from './locale'

/** The words of a campaign's page and of its place on Home; its own texts are its editors'. */
export const campaignsContent = localized({
  en: {
    /** Above its title on Home. */
    current: 'Our current campaign',
    /** `{things}`: '60 winter kits'. */
    need: 'Needed: {things}',
    costEach: '{amount} each',
    /** `{received}` and `{goal}` with the rupee sign. */
    progress: '{received} of {goal}',
    progressLabel: 'Received so far',
    /** `{done}` and `{count}` are figures, `{things}` the editors' word. */
    thingsDone: 'Enough for {done} of {count} {things}.',
    gifts: { one: '1 gift', many: '{count} gifts' },
    /** How the figures are counted. */
    counted:
      'This is what has reached us for this campaign, online and by hand, less what was given back.',
    states: {
      upcoming: 'Begins on {day}',
      running: 'Until {day}',
      reached: 'The goal is reached. Thank you.',
      over: 'Ended on {day}. Thank you to everyone who gave.',
    },
    give: 'Give for this campaign',
    /** On the page of one that takes no gifts now. */
    giveFor: 'Give for “{campaign}”',
    read: 'About this campaign',
    next: 'What is needed now',
    giveAnyway: 'Give where it is needed most',
    program: 'Your gift goes to our program “{program}”.',
    updates: 'What has happened since',
  },
  hi: {
    current: 'इस समय का अभियान',
    need: 'ज़रूरत: {things}',
    costEach: 'एक का ख़र्च {amount}',
    progress: '{goal} में से {received}',
    progressLabel: 'अब तक मिला',
    thingsDone: 'इतने में {count} में से {done} {things} आ जाएँगे।',
    gifts: { one: '1 दान', many: '{count} दान' },
    counted:
      'इसमें वही गिना है जो इस अभियान के लिए ऑनलाइन या हाथ से हम तक पहुँचा है; जो लौटाया गया, वह घटा दिया है।',
    states: {
      upcoming: '{day} से शुरू',
      running: '{day} तक',
      reached: 'लक्ष्य पूरा हो गया। आप सबका धन्यवाद।',
      over: '{day} को पूरा हुआ। देने वाले हर व्यक्ति का धन्यवाद।',
    },
    give: 'इस अभियान के लिए दान दें',
    giveFor: '“{campaign}” के लिए दान दें',
    read: 'इस अभियान के बारे में',
    next: 'अभी इसकी ज़रूरत है',
    giveAnyway: 'जहाँ सबसे ज़्यादा ज़रूरत हो, वहाँ दें',
    program: 'आपका दान हमारे काम “{program}” में लगेगा।',
    updates: 'तब से अब तक',
  },
})

export type CampaignsContent = (typeof campaignsContent)['en']
