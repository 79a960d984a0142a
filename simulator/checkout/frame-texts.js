// The texts of the payment window in the languages of the site. Razorpay's own has more.
window.checkoutTexts = {
  en: {
    title: 'Practice payments',
    label: 'Practice payments: no money moves',
    payment: 'Payment',
    close: 'Close',
    choices: 'How the payment goes',
    upi: 'Pay with UPI',
    card: 'Pay with card',
    international: 'International card',
    fail: 'Fail',
    lost: 'Pay, then lose the connection',
    question: 'Leave without paying?',
    leave: 'Yes, leave',
    stay: 'No, go on',
    isLost:
      'The payment has gone through, and the connection is lost: the page that you came from hears nothing of it. Close its tab, or this window.',
    unreachable: 'The gateway does not answer. Please try again.',
    errors: {},
  },
  hi: {
    title: 'अभ्यास का भुगतान',
    label: 'अभ्यास का भुगतान: कोई पैसा नहीं कटता',
    payment: 'भुगतान',
    close: 'बंद करें',
    choices: 'भुगतान में क्या हो',
    upi: 'UPI से भुगतान करें',
    card: 'कार्ड से भुगतान करें',
    international: 'विदेशी कार्ड',
    fail: 'भुगतान न हो',
    lost: 'भुगतान हो, फिर कनेक्शन टूटे',
    question: 'बिना भुगतान किए बंद करें?',
    leave: 'हाँ, बंद करें',
    stay: 'नहीं, रहने दें',
    isLost:
      'भुगतान हो गया, पर कनेक्शन टूट गया: जिस पेज से आप आए, उसे इसका पता नहीं चला। उसका टैब या यह विंडो बंद कर दीजिए।',
    unreachable: 'गेटवे से जवाब नहीं मिला। फिर से कोशिश कीजिए।',
    /** What the donor meets; the API's other errors, about a wrong request, stay in English. */
    errors: {
      'Your payment was declined by the bank. Please retry with another method.':
        'बैंक ने यह भुगतान नहीं होने दिया। किसी दूसरे तरीक़े से फिर कोशिश कीजिए।',
      'Your bank has declined the mandate.': 'बैंक ने हर महीने के भुगतान की अनुमति नहीं दी।',
      'Payment already done for this order.': 'इसका भुगतान पहले ही हो चुका है।',
    },
  },
}
