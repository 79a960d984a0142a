// The inside of the payment window: shows the order, pays it as the donor chooses, and notifies the
// page that opened it.
;(() => {
  const MESSAGE_SOURCE = 'practice-checkout'
  const part = (id) => document.getElementById(id)
  const buttons = [...part('choices').querySelectorAll('button')]
  let options = null
  let pageOrigin = ''
  let texts = window.checkoutTexts.en

  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.data?.source !== MESSAGE_SOURCE) return
    if (event.data.type === 'options' && !options) {
      pageOrigin = event.origin
      options = event.data.options
      void show()
    } else if (event.data.type === 'escape') onEscape()
    else if (event.data.type === 'leave') leave()
  })
  window.parent.postMessage({ source: MESSAGE_SOURCE, type: 'ready' }, '*')

  part('close').addEventListener('click', leave)
  part('leave').addEventListener('click', () => tell({ type: 'close' }))
  part('stay').addEventListener('click', () => askToLeave(false))
  for (const button of buttons) {
    button.addEventListener('click', () => void pay(button.dataset.choice))
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onEscape()
    if (event.key === 'Tab') keepFocus(event)
  })

  async function show() {
    translate(options.language)
    part('name').textContent = options.name || texts.payment
    part('description').textContent = options.description ?? ''
    part('description').hidden = !options.description
    if (/^#[0-9a-f]{3,8}$/i.test(options.color ?? '')) {
      document.documentElement.style.setProperty('--theme', options.color)
    }
    const order = await call(target())
    if (order.error) {
      part('amount').textContent = ''
      sayError(order.error)
      part('close').focus()
      return
    }
    part('amount').textContent = formatAmount(order)
    part('choices').hidden = false
    buttons[0].focus()
  }

  /** As the real window does, which is in English unless it has the language that the page asks for. */
  function translate(language) {
    const isKnown = Object.keys(window.checkoutTexts).includes(language)
    document.documentElement.lang = isKnown ? language : 'en'
    texts = window.checkoutTexts[document.documentElement.lang]
    document.title = texts.title
    for (const id of ['label', 'close', 'question', 'leave', 'stay']) {
      part(id).textContent = texts[id]
    }
    for (const button of buttons) button.textContent = texts[button.dataset.choice]
    part('choices').setAttribute('aria-label', texts.choices)
    part('window').hidden = false
  }

  /** The element that shows what is to be paid, once or every month. */
  function target() {
    const { key, order_id = '', subscription_id } = options
    const query = new URLSearchParams({
      key_id: key,
      ...(subscription_id ? { subscription_id } : { order_id }),
    })
    return `/v1/checkout/${subscription_id ? 'subscription' : 'order'}?${query}`
  }

  async function pay(choice) {
    say('')
    const pressed = document.activeElement
    setBusy(true)
    const isMandate = Boolean(options.subscription_id)
    const result = await call(isMandate ? '/v1/checkout/authorise' : '/v1/checkout/pay', {
      key_id: options.key,
      ...(isMandate
        ? { subscription_id: options.subscription_id, isMethodChange: options.isMethodChange }
        : { order_id: options.order_id }),
      choice,
      email: options.prefill.email,
      contact: options.prefill.contact,
      description: options.description,
      notes: options.notes,
    })
    setBusy(false)
    if (result.error) {
      pressed?.focus()
      refuse(result.error)
    } else if (choice === 'lost') {
      options.isCloseConfirmed = false
      part('choices').hidden = true
      say(texts.isLost)
      part('close').focus()
    } else if (options.callback_url) post(options.callback_url, result)
    else tell({ type: 'paid', response: result })
  }

  /** Reports a failed attempt; the donor may retry unless the page forbids it. */
  function refuse(error) {
    sayError(error)
    // Nothing was attempted at the gateway: there is no payment to report.
    if (!error.metadata?.payment_id) return
    tell({ type: 'failed', error })
    if (options.canRetry) return
    part('choices').hidden = true
    part('close').focus()
    if (options.callback_url) post(options.callback_url, toErrorFields(error))
  }

  /** Submits the whole page to the site, as the real gateway does if `redirect` is set. */
  function post(address, fields) {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = address
    form.target = '_top'
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input')
      input.type = 'hidden'
      input.name = name
      input.value = value
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  }

  function toErrorFields(error) {
    const { metadata, ...fields } = error
    return Object.fromEntries([
      ...Object.entries(fields).map(([name, value]) => [`error[${name}]`, value]),
      ['error[metadata]', JSON.stringify(metadata)],
    ])
  }

  function onEscape() {
    if (options?.canEscape ?? true) leave()
  }

  function leave() {
    if (options?.isCloseConfirmed && !part('choices').hidden) askToLeave(true)
    else tell({ type: 'close' })
  }

  function askToLeave(isAsked) {
    part('leaving').hidden = !isAsked
    part('choices').hidden = isAsked
    ;(isAsked ? part('stay') : buttons[0]).focus()
  }

  /** Traps keyboard focus in the window while it is open. */
  function keepFocus(event) {
    const reachable = [...document.querySelectorAll('button')].filter(
      (button) => !button.disabled && !button.closest('[hidden]'),
    )
    const [first, last] = [reachable[0], reachable.at(-1)]
    const isAtEnd = document.activeElement === (event.shiftKey ? first : last)
    if (!isAtEnd && reachable.includes(document.activeElement)) return
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }

  async function call(path, body) {
    try {
      const answer = await fetch(path, {
        ...(body && {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
      return await answer.json()
    } catch {
      return { error: { description: texts.unreachable } }
    }
  }

  function formatAmount({ amount, currency }) {
    return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100)
  }

  function setBusy(isBusy) {
    for (const button of buttons) button.disabled = isBusy
  }

  function say(text, lang = document.documentElement.lang) {
    part('status').lang = lang
    part('status').textContent = text
  }

  function sayError({ description }) {
    const translated = texts.errors[description]
    if (translated || description === texts.unreachable) say(translated ?? description)
    else say(description, 'en')
  }

  function tell(message) {
    window.parent.postMessage({ source: MESSAGE_SOURCE, ...message }, pageOrigin || '*')
  }
})()
