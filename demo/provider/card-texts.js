/** Texts of the card field, in the order it, en, de, fr, es. */
const languages = ['it', 'en', 'de', 'fr', 'es']
const all = {
  number: ['Numero carta', 'Card number', 'Kartennummer', 'Numéro de carte', 'Número de tarjeta'],
  expiry: ['MM / AA', 'MM / YY', 'MM / JJ', 'MM / AA', 'MM / AA'],
  expiryName: ['Scadenza', 'Expiration date', 'Ablaufdatum', 'Date d’expiration', 'Fecha de caducidad'],
  cvc: ['CVC', 'CVC', 'CVC', 'CVC', 'CVC'],
  invalid_number: [
    'Il numero della carta non è valido.',
    'Your card number is invalid.',
    'Die Kartennummer ist ungültig.',
    'Votre numéro de carte n’est pas valide.',
    'El número de tarjeta no es válido.',
  ],
  invalid_expiry_year_past: [
    'La carta è scaduta.',
    'Your card’s expiration year is in the past.',
    'Die Karte ist abgelaufen.',
    'Votre carte a expiré.',
    'Tu tarjeta ha caducado.',
  ],
  incomplete_number: [
    'Il numero della carta è incompleto.',
    'Your card number is incomplete.',
    'Die Kartennummer ist unvollständig.',
    'Le numéro de votre carte est incomplet.',
    'El número de tu tarjeta está incompleto.',
  ],
}

export function textsIn(locale) {
  const index = Math.max(languages.indexOf(locale), languages.includes(locale) ? 0 : 1)
  return Object.fromEntries(Object.entries(all).map(([name, texts]) => [name, texts[index]]))
}
