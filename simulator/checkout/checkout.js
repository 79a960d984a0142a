// Replaces Razorpay's checkout.js for practice payments: `new Razorpay(options)` with
// open, close and on('payment.failed'). It runs in the site's page under the site's content security
// policy, so it styles through the CSSOM and adds no inline code or style to the page.
;(() => {
  const GATEWAY = new URL(document.currentScript.src).origin
  const MESSAGE_SOURCE = 'practice-checkout'
  const TITLES = {
    en: 'Practice payments: no money moves',
    hi: 'अभ्यास का भुगतान: कोई पैसा नहीं कटता',
  }

  const COVER_STYLE = {
    position: 'fixed',
    inset: '0',
    'z-index': '2147483647',
    background: 'rgb(0 0 0 / 60%)',
    // A dialog of the page may have disabled pointer events outside it.
    'pointer-events': 'auto',
  }
  const FRAME_STYLE = {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    background: 'transparent',
    'color-scheme': 'light',
  }

  /** Picks the options that the frame shows or sends; functions stay here. */
  function toFrameOptions(options) {
    const { key, amount, currency, order_id, subscription_id, name, description, notes } = options
    const { prefill = {}, theme = {}, modal = {}, retry = {} } = options
    return {
      key,
      amount,
      currency,
      order_id,
      subscription_id,
      isMethodChange: options.subscription_card_change === true,
      name,
      description,
      notes,
      callback_url: options.redirect ? options.callback_url : undefined,
      prefill: { name: prefill.name, email: prefill.email, contact: prefill.contact },
      color: theme.color,
      language: options.config?.display?.language,
      canEscape: modal.escape !== false,
      isCloseConfirmed: modal.confirm_close === true,
      canRetry: retry !== false && retry.enabled !== false,
    }
  }

  /** @param title the label of the window, for screen readers. */
  function addModal(title) {
    const cover = document.createElement('div')
    cover.className = 'razorpay-container'
    cover.setAttribute('role', 'dialog')
    cover.setAttribute('aria-modal', 'true')
    cover.setAttribute('aria-label', title)
    setStyle(cover, COVER_STYLE)
    const frame = document.createElement('iframe')
    frame.className = 'razorpay-checkout-frame'
    frame.title = title
    frame.src = `${GATEWAY}/v1/checkout/frame`
    setStyle(frame, FRAME_STYLE)
    frame.addEventListener('load', () => frame.focus())
    cover.append(frame)

    const focused = document.activeElement
    const overflow = document.body.style.getPropertyValue('overflow')
    document.body.style.setProperty('overflow', 'hidden')
    document.body.append(cover)
    return {
      cover,
      frame,
      remove() {
        cover.remove()
        document.body.style.setProperty('overflow', overflow)
        if (focused instanceof HTMLElement) focused.focus()
      },
    }
  }

  function setStyle(element, style) {
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
  }

  function createCheckout(options) {
    if (!options?.key) throw new Error('No key passed')
    const listeners = new Map()
    let end = null

    function open() {
      if (end) return
      const language = options.config?.display?.language
      const modal = addModal(TITLES[language] ?? TITLES.en)
      const ask = (type) => send(modal.frame, { type })

      const onMessage = (event) => {
        const isOurs = event.origin === GATEWAY && event.source === modal.frame.contentWindow
        if (!isOurs || event.data?.source !== MESSAGE_SOURCE) return
        const { type } = event.data
        if (type === 'ready') {
          send(modal.frame, { type: 'options', options: toFrameOptions(options) })
        } else if (type === 'failed') {
          for (const listener of listeners.get('payment.failed') ?? []) {
            listener({ error: event.data.error })
          }
        } else if (type === 'paid') {
          end()
          options.handler?.(event.data.response)
        } else if (type === 'close') {
          close()
        }
      }
      const onKey = (event) => {
        if (event.key === 'Escape') ask('escape')
      }
      const onPress = (event) => {
        if (event.target === modal.cover && options.modal?.backdropclose) ask('leave')
      }
      window.addEventListener('message', onMessage)
      document.addEventListener('keydown', onKey)
      modal.cover.addEventListener('click', onPress)
      end = () => {
        end = null
        window.removeEventListener('message', onMessage)
        document.removeEventListener('keydown', onKey)
        modal.remove()
      }
    }

    function close() {
      if (!end) return
      end()
      options.modal?.ondismiss?.()
    }

    function on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    }

    return { open, close, on }
  }

  function send(frame, message) {
    frame.contentWindow?.postMessage({ source: MESSAGE_SOURCE, ...message }, GATEWAY)
  }

  window.Razorpay = createCheckout
})()
