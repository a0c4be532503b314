const all = {
  title: ['Pagamento', 'Payment', 'Zahlung', 'Paiement', 'Pago'],
  card: ['Carta', 'Card', 'Karte', 'Carte', 'Tarjeta'],
  pay: ['Paga {amount}', 'Pay {amount}', '{amount} bezahlen', 'Payer {amount}', 'Pagar {amount}'],
  back: ['Torna al sito', 'Back to the site', 'Zurück zur Seite', 'Retour au site', 'Volver al sitio'],
  paid: ['È già pagato.', 'This has been paid.', 'Das ist bezahlt.', 'C’est payé.', 'Ya está pagado.'],
  over: [
    'Il tempo per pagare è scaduto: ordina di nuovo.',
    'The time to pay is over: please order again.',
    'Die Zeit zum Bezahlen ist abgelaufen: Bitte bestelle neu.',
    'Le temps pour payer est écoulé : commandez à nouveau.',
    'Se acabó el tiempo para pagar: haz el pedido de nuevo.',
  ],
  billOver: [
    'Il tempo per questo pagamento è scaduto: ricomincia dal tavolo.',
    'The time for this payment is over: please start again at your table.',
    'Die Zeit für diese Zahlung ist abgelaufen: Bitte beginne am Tisch neu.',
    'Le temps pour ce paiement est écoulé : recommencez depuis votre table.',
    'Se acabó el tiempo para este pago: empieza de nuevo desde tu mesa.',
  ],
  unknown: [
    'Qui non c’è nulla da pagare.',
    'There is nothing to pay here.',
    'Hier gibt es nichts zu bezahlen.',
    'Il n’y a rien à payer ici.',
    'Aquí no hay nada que pagar.',
  ],
  failed: [
    'Impossibile confermare il pagamento. Riprova.',
    'The payment could not be confirmed. Try again.',
    'Die Zahlung konnte nicht bestätigt werden. Versuche es noch einmal.',
    'Le paiement n’a pas pu être confirmé. Réessayez.',
    'No se ha podido confirmar el pago. Vuelve a intentarlo.',
  ],
}
const languages = ['it', 'en', 'de', 'fr', 'es']

export const language = languages.find((one) => navigator.language.startsWith(one)) ?? 'en'

export function say(name, amount = '') {
  return all[name][languages.indexOf(language)].replace('{amount}', amount)
}
