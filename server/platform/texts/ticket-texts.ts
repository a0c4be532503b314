import type { Language } from '#src/options/languages.ts'

import { textIn } from './language.ts'
import { texts } from './localized.ts'
import { template } from './template.ts'

/** Words of tickets. Those in capitals stand in white on black. */
const words = {
  cancelled: texts({ it: 'ANNULLATO', en: 'CANCELLED', de: 'STORNIERT', fr: 'ANNULÉE', es: 'CANCELADO' }),
  changed: texts({ it: 'MODIFICATO', en: 'CHANGED', de: 'GEÄNDERT', fr: 'MODIFIÉE', es: 'MODIFICADO' }),
  notAccepted: texts({
    it: 'NON ANCORA ACCETTATO',
    en: 'NOT ACCEPTED YET',
    de: 'NOCH NICHT ANGENOMMEN',
    fr: 'PAS ENCORE ACCEPTÉE',
    es: 'AÚN NO ACEPTADO',
  }),
  test: texts({ it: 'PROVA', en: 'TEST', de: 'TEST', fr: 'ESSAI', es: 'PRUEBA' }),
  copy: texts({ it: 'COPIA', en: 'COPY', de: 'KOPIE', fr: 'COPIE', es: 'COPIA' }),
  thisOneCounts: texts({
    it: 'Vale questa comanda, non la precedente.',
    en: 'This ticket counts, not the one before.',
    de: 'Es gilt dieser Bon, nicht der vorige.',
    fr: 'Ce bon remplace le précédent.',
    es: 'Vale esta comanda, no la anterior.',
  }),
  otherTime: texts({
    it: 'È cambiato l’orario.',
    en: 'The time has changed.',
    de: 'Die Zeit hat sich geändert.',
    fr: 'L’heure a changé.',
    es: 'Ha cambiado la hora.',
  }),
  otherTableOrTime: texts({
    it: 'È cambiato il tavolo o l’orario.',
    en: 'The table or the time has changed.',
    de: 'Tisch oder Zeit haben sich geändert.',
    fr: 'La table ou l’heure a changé.',
    es: 'Ha cambiado la mesa o la hora.',
  }),
  removed: texts({ it: 'Tolto', en: 'Removed', de: 'Entfernt', fr: 'Retiré', es: 'Quitado' }),
  notFullyDeclared: texts({
    it: 'allergeni non dichiarati del tutto',
    en: 'allergens not fully declared',
    de: 'Allergene nicht vollständig angegeben',
    fr: 'allergènes non entièrement déclarés',
    es: 'alérgenos no declarados del todo',
  }),
  rewards: texts({ it: 'Premi', en: 'Rewards', de: 'Prämien', fr: 'Récompenses', es: 'Premios' }),
  paid: texts({ it: 'PAGATO', en: 'PAID', de: 'BEZAHLT', fr: 'PAYÉE', es: 'PAGADO' }),
  notReceived: texts({
    it: 'PAGAMENTO NON RICEVUTO',
    en: 'PAYMENT NOT RECEIVED',
    de: 'ZAHLUNG NICHT EINGEGANGEN',
    fr: 'PAIEMENT NON REÇU',
    es: 'PAGO NO RECIBIDO',
  }),
  byLink: texts({
    it: 'NON PAGATO: LINK DI PAGAMENTO',
    en: 'NOT PAID: LINK TO PAY',
    de: 'NICHT BEZAHLT: ZAHLUNGSLINK',
    fr: 'NON PAYÉE : LIEN DE PAIEMENT',
    es: 'SIN PAGAR: ENLACE DE PAGO',
  }),
  testPage: texts({
    it: 'Pagina di prova',
    en: 'Test page',
    de: 'Probedruck',
    fr: 'Page de test',
    es: 'Página de prueba',
  }),
  large: texts({ it: 'Grande', en: 'Large', de: 'Groß', fr: 'Grand', es: 'Grande' }),
  tall: texts({ it: 'Alto', en: 'Tall', de: 'Hoch', fr: 'Haut', es: 'Alto' }),
  bold: texts({ it: 'Grassetto', en: 'Bold', de: 'Fett', fr: 'Gras', es: 'Negrita' }),
  inverse: texts({
    it: 'Bianco su nero',
    en: 'White on black',
    de: 'Weiß auf Schwarz',
    fr: 'Blanc sur noir',
    es: 'Blanco sobre negro',
  }),
}

export type TicketWord = keyof typeof words

export function ticketWord(word: TicketWord, language: Language): string {
  return textIn(words[word], { language, main: 'en' })
}

/** What no paper and no mail of ours is; the words are those that a country's tills print on what is none. */
export const notFiscal = texts({
  it: 'Documento non fiscale',
  en: 'This is not a fiscal receipt',
  de: 'Kein Kassenbeleg',
  fr: 'Ce document n’est pas un ticket de caisse',
  es: 'Documento sin validez fiscal',
})

/** Sentences of tickets with values in them. */
export const ticketTexts = {
  order: template({
    it: 'Ordine {order}',
    en: 'Order {order}',
    de: 'Bestellung {order}',
    fr: 'Commande {order}',
    es: 'Pedido {order}',
  }),
  until: template({
    it: 'fino alle {time}',
    en: 'until {time}',
    de: 'bis {time}',
    fr: 'jusqu’à {time}',
    es: 'hasta las {time}',
  }),
  orderedFor: template({
    it: 'ordinato per le {time}',
    en: 'ordered for {time}',
    de: 'bestellt für {time}',
    fr: 'commandée pour {time}',
    es: 'pedido para las {time}',
  }),
  forMember: template({
    it: 'per {name}',
    en: 'for {name}',
    de: 'für {name}',
    fr: 'pour {name}',
    es: 'para {name}',
  }),
  elsewhere: template({
    it: 'Da altre postazioni: {count}',
    en: 'From other stations: {count}',
    de: 'Von anderen Posten: {count}',
    fr: 'D’autres postes : {count}',
    es: 'De otros puestos: {count}',
  }),
  contains: template({
    it: 'Contiene {names}',
    en: 'Contains {names}',
    de: 'Enthält {names}',
    fr: 'Contient {names}',
    es: 'Contiene {names}',
  }),
  code: template({
    it: 'Codice {code}',
    en: 'Code {code}',
    de: 'Code {code}',
    fr: 'Code {code}',
    es: 'Código {code}',
  }),
  toCollect: template({
    it: 'DA INCASSARE {amount}',
    en: 'TO COLLECT {amount}',
    de: 'KASSIEREN {amount}',
    fr: 'À ENCAISSER {amount}',
    es: 'POR COBRAR {amount}',
  }),
  givenBack: template({
    it: '{amount} restituiti',
    en: '{amount} given back',
    de: '{amount} erstattet',
    fr: '{amount} remboursés',
    es: '{amount} devueltos',
  }),
  vatNumber: template({
    it: 'Partita IVA {number}',
    en: 'VAT number {number}',
    de: 'USt-IdNr. {number}',
    fr: 'N° de TVA {number}',
    es: 'NIF/IVA {number}',
  }),
  printed: template({
    it: 'Stampato {day}, {time}',
    en: 'Printed {day}, {time}',
    de: 'Gedruckt {day}, {time}',
    fr: 'Imprimé {day}, {time}',
    es: 'Impreso {day}, {time}',
  }),
  works: template({
    it: 'Questa stampante funziona: qui escono le comande di {venue}.',
    en: 'This printer works: the tickets of {venue} come out here.',
    de: 'Dieser Drucker funktioniert: Hier kommen die Bons von {venue} heraus.',
    fr: 'Cette imprimante fonctionne : les bons de {venue} sortent ici.',
    es: 'Esta impresora funciona: aquí salen las comandas de {venue}.',
  }),
} as const
