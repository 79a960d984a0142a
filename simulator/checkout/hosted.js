// The gateway's own page for one subscription: authorises the mandate, or changes its method.
;(() => {
  const mandate = JSON.parse(document.getElementById('mandate').dataset.mandate)
  const status = document.getElementById('status')

  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => void authorise(button.dataset.choice))
  }

  async function authorise(choice) {
    const response = await fetch('/v1/checkout/authorise', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...mandate, choice }),
    })
    const result = await response.json()
    status.textContent = result.error ? result.error.description : 'Done. You can close this page.'
  }
})()
