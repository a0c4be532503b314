import type { LongText } from '#src/contract/text-limits.ts'
import type { Language } from '#src/options/languages.ts'

import type { Texts } from './language.ts'
import { textIn } from './language.ts'
import { texts } from './localized.ts'
import { filled } from './messages.ts'

const fields = {
  firstName: texts({ it: 'Nome', en: 'First name', de: 'Vorname', fr: 'Prénom', es: 'Nombre' }),
  contactName: texts({ it: 'Nome', en: 'Name', de: 'Name', fr: 'Nom', es: 'Nombre' }),
  lastName: texts({ it: 'Cognome', en: 'Last name', de: 'Nachname', fr: 'Nom', es: 'Apellidos' }),
  phone: texts({ it: 'Telefono', en: 'Phone', de: 'Telefon', fr: 'Téléphone', es: 'Teléfono' }),
  email: texts({ it: 'E-mail', en: 'E-mail', de: 'E-Mail', fr: 'E-mail', es: 'Correo electrónico' }),
  username: texts({
    it: 'Nome utente',
    en: 'User name',
    de: 'Benutzername',
    fr: 'Identifiant',
    es: 'Nombre de usuario',
  }),
  password: texts({ it: 'Password', en: 'Password', de: 'Passwort', fr: 'Mot de passe', es: 'Contraseña' }),
  companyName: texts({
    it: 'Ragione sociale',
    en: 'Company name',
    de: 'Firma',
    fr: 'Raison sociale',
    es: 'Razón social',
  }),
  vatNumber: texts({ it: 'Partita IVA', en: 'VAT number', de: 'USt-IdNr.', fr: 'N° de TVA', es: 'NIF-IVA' }),
  taxCode: texts({ it: 'Codice fiscale', en: 'Tax code', de: 'Steuernummer', fr: 'Code fiscal', es: 'Código fiscal' }),
  street: texts({ it: 'Indirizzo', en: 'Address', de: 'Straße', fr: 'Adresse', es: 'Dirección' }),
  houseNumber: texts({ it: 'Numero civico', en: 'House number', de: 'Hausnummer', fr: 'Numéro', es: 'Número' }),
  town: texts({ it: 'Città', en: 'Town', de: 'Ort', fr: 'Ville', es: 'Localidad' }),
  postcode: texts({ it: 'CAP', en: 'Postcode', de: 'PLZ', fr: 'Code postal', es: 'Código postal' }),
  province: texts({ it: 'Provincia', en: 'Province', de: 'Provinz', fr: 'Province', es: 'Provincia' }),
  country: texts({ it: 'Nazione', en: 'Country', de: 'Land', fr: 'Pays', es: 'País' }),
  doorbell: texts({ it: 'Campanello', en: 'Doorbell', de: 'Klingel', fr: 'Interphone', es: 'Timbre' }),
  note: texts({ it: 'Note', en: 'Notes', de: 'Hinweise', fr: 'Notes', es: 'Notas' }),
  deliveryPoint: texts({
    it: 'Punto di consegna',
    en: 'Delivery point',
    de: 'Lieferpunkt',
    fr: 'Point de livraison',
    es: 'Punto de entrega',
  }),
  deposit: texts({ it: 'Acconto', en: 'Deposit', de: 'Anzahlung', fr: 'Acompte', es: 'Anticipo' }),
  tip: texts({ it: 'Mancia', en: 'Tip', de: 'Trinkgeld', fr: 'Pourboire', es: 'Propina' }),
  people: texts({
    it: 'Numero di persone',
    en: 'Number of people',
    de: 'Personenzahl',
    fr: 'Nombre de personnes',
    es: 'Número de personas',
  }),
} as const
export type FormField = keyof typeof fields

const faults = {
  required: texts({
    it: '{field} è un campo obbligatorio',
    en: '{field} is a mandatory field',
    de: '{field} ist ein Pflichtfeld',
    fr: '{field} est un champ obligatoire',
    es: '{field}: campo obligatorio',
  }),
  invalid: texts({
    it: '{field}: il valore non è valido',
    en: '{field}: this value is not valid',
    de: '{field}: Der Wert ist nicht gültig',
    fr: '{field} : cette valeur n’est pas valide',
    es: '{field}: el valor no es válido',
  }),
  taken: texts({
    it: '{field}: esiste già un account con questo valore',
    en: '{field}: there is already an account with this value',
    de: '{field}: Dazu gibt es bereits ein Konto',
    fr: '{field} : un compte existe déjà avec cette valeur',
    es: '{field}: ya existe una cuenta con este valor',
  }),
  tooShort: texts({
    it: '{field}: servono almeno {min} caratteri',
    en: '{field}: at least {min} characters are needed',
    de: '{field}: mindestens {min} Zeichen',
    fr: '{field} : au moins {min} caractères',
    es: '{field}: se necesitan al menos {min} caracteres',
  }),
  tooLong: texts({
    it: '{field}: al massimo {max} caratteri',
    en: '{field}: at most {max} characters',
    de: '{field}: höchstens {max} Zeichen',
    fr: '{field} : {max} caractères au plus',
    es: '{field}: como máximo {max} caracteres',
  }),
} as const
export type FormErrorKind = keyof typeof faults

const others = {
  consentMissing: texts({
    it: 'Consenso obbligatorio: {label}',
    en: 'Required consent: {label}',
    de: 'Erforderliche Zustimmung: {label}',
    fr: 'Consentement obligatoire : {label}',
    es: 'Consentimiento obligatorio: {label}',
  }),
  answerMissing: texts({
    it: 'Per continuare è necessario specificare tutti gli extra: {label}',
    en: 'To continue, every extra must be answered: {label}',
    de: 'Bitte beantworte alle Zusatzfragen: {label}',
    fr: 'Pour continuer, répondez à toutes les questions : {label}',
    es: 'Para continuar, responde a todas las preguntas: {label}',
  }),
  invoiceMissing: texts({
    it: 'Per questo ristorante è obbligatorio indicare i dati di fatturazione',
    en: 'This restaurant needs your billing details',
    de: 'Dieses Restaurant braucht deine Rechnungsdaten',
    fr: 'Ce restaurant a besoin de vos données de facturation',
    es: 'Este restaurante necesita tus datos de facturación',
  }),
  phoneNotPossible: texts({
    it: 'Telefono: scrivi un numero completo di prefisso, come +39 333 123 4567',
    en: 'Phone: enter a full number with its code, such as +39 333 123 4567',
    de: 'Telefon: Gib eine vollständige Nummer mit Vorwahl ein, etwa +39 333 123 4567',
    fr: 'Téléphone : entrez un numéro complet avec son indicatif, comme +39 333 123 4567',
    es: 'Teléfono: escribe un número completo con su prefijo, como +39 333 123 4567',
  }),
  timeGone: texts({
    it: 'Quest’ora non è più disponibile: scegline un’altra',
    en: 'This time is no longer offered: choose another one',
    de: 'Diese Uhrzeit gibt es nicht mehr: Wähle eine andere',
    fr: 'Ce créneau n’est plus proposé : choisissez-en un autre',
    es: 'Esta hora ya no está disponible: elige otra',
  }),
  tooFarAhead: texts({
    it: 'Data e ora: qui si può ordinare e prenotare fino al {label}, scegli un giorno più vicino',
    en: 'Date and time: orders and bookings are taken until {label} here, choose an earlier day',
    de: 'Datum und Uhrzeit: Bestellen und reservieren geht hier bis {label}, wähle einen früheren Tag',
    fr: 'Date et heure : ici on commande et réserve jusqu’au {label}, choisissez un jour plus proche',
    es: 'Fecha y hora: aquí se puede pedir y reservar hasta el {label}, elige un día más cercano',
  }),
  slotFull: texts({
    it: 'A quest’ora siamo al completo: scegli un altro orario',
    en: 'This time is fully booked by now: choose another one',
    de: 'Diese Uhrzeit ist inzwischen ausgebucht: Wähle eine andere',
    fr: 'Ce créneau est complet désormais : choisissez-en un autre',
    es: 'Esta hora ya está completa: elige otra',
  }),
  emptyOrder: texts({
    it: 'L’ordine è vuoto',
    en: 'The order is empty',
    de: 'Die Bestellung ist leer',
    fr: 'Le panier est vide',
    es: 'El pedido está vacío',
  }),
  partTooLarge: texts({
    it: 'La tua parte ha al massimo {label} righe: togline alcune o riunisci i piatti uguali.',
    en: 'Your part takes at most {label} lines: remove some, or put equal dishes together.',
    de: 'Dein Teil fasst höchstens {label} Zeilen: Entferne einige oder fasse gleiche Gerichte zusammen.',
    fr: 'Votre part contient au plus {label} lignes : retirez-en ou regroupez les plats identiques.',
    es: 'Tu parte admite como máximo {label} líneas: quita algunas o agrupa los platos iguales.',
  }),
  paymentOver: texts({
    it: 'Il tempo per pagare è scaduto: ordina di nuovo. Non ti è stato addebitato nulla.',
    en: 'The time to pay is over: please order again. You have not been charged.',
    de: 'Die Zeit zum Bezahlen ist abgelaufen: Bitte bestelle neu. Es wurde nichts abgebucht.',
    fr: 'Le temps pour payer est écoulé : commandez à nouveau. Rien ne vous a été débité.',
    es: 'Se acabó el tiempo para pagar: haz el pedido de nuevo. No se te ha cobrado nada.',
  }),
  billOver: texts({
    it: 'Il tempo per questo pagamento è scaduto: ricomincia. Non ti è stato addebitato nulla.',
    en: 'The time for this payment is over: please start again. You have not been charged.',
    de: 'Die Zeit für diese Zahlung ist abgelaufen: Bitte beginne neu. Es wurde nichts abgebucht.',
    fr: 'Le temps pour ce paiement est écoulé : recommencez. Rien ne vous a été débité.',
    es: 'Se acabó el tiempo para este pago: empieza de nuevo. No se te ha cobrado nada.',
  }),
} as const

/** What is wrong with one field of a form. */
export function fieldText(
  language: Language,
  field: FormField,
  fault: FormErrorKind,
  limits: { min?: number; max?: number } = {},
) {
  if (field === 'phone' && fault === 'invalid') return formText(language, 'phoneNotPossible')
  const localize = (texts: Texts) => textIn(texts, { language, main: 'en' })
  return filled(localize(faults[fault]), {
    field: localize(fields[field]),
    min: String(limits.min),
    max: String(limits.max),
  })
}

/** Names under which calls send a field of a form. */
const sentAs: ReadonlyMap<string, FormField> = new Map([
  ['name', 'contactName'],
  ['contactEmail', 'email'],
  ['notes', 'note'],
  ['customerNotes', 'note'],
])

/** Says which text of a call is too long: by the name that the diner knows, else by its path. */
export function longText(language: Language, { at, name, max }: LongText): string {
  const localize = (wanted: Texts) => textIn(wanted, { language, main: 'en' })
  const known = Object.entries(fields).find(([field]) => field === name)?.[1]
  const alias = at.length === 1 ? sentAs.get(name) : undefined
  const label = known ?? (alias && fields[alias])
  return filled(localize(faults.tooLong), { field: label ? localize(label) : at.join('.'), max: String(max) })
}

export function formText(language: Language, text: keyof typeof others, label = ''): string {
  return filled(textIn(others[text], { language, main: 'en' }), { label })
}
