import { texts } from './five-texts.ts'
import type { Language, Texts } from './language.ts'
import { textIn } from './language.ts'
import { filled } from './messages.ts'

const fields = {
  firstName: texts(['Nome', 'First name', 'Vorname', 'Prénom', 'Nombre']),
  contactName: texts(['Nome', 'Name', 'Name', 'Nom', 'Nombre']),
  lastName: texts(['Cognome', 'Last name', 'Nachname', 'Nom', 'Apellidos']),
  phone: texts(['Telefono', 'Phone', 'Telefon', 'Téléphone', 'Teléfono']),
  email: texts(['E-mail', 'E-mail', 'E-Mail', 'E-mail', 'Correo electrónico']),
  username: texts(['Nome utente', 'User name', 'Benutzername', 'Identifiant', 'Nombre de usuario']),
  password: texts(['Password', 'Password', 'Passwort', 'Mot de passe', 'Contraseña']),
  companyName: texts(['Ragione sociale', 'Company name', 'Firma', 'Raison sociale', 'Razón social']),
  vatNumber: texts(['Partita IVA', 'VAT number', 'USt-IdNr.', 'N° de TVA', 'NIF-IVA']),
  taxCode: texts(['Codice fiscale', 'Tax code', 'Steuernummer', 'Code fiscal', 'Código fiscal']),
  street: texts(['Indirizzo', 'Address', 'Straße', 'Adresse', 'Dirección']),
  houseNumber: texts(['Numero civico', 'House number', 'Hausnummer', 'Numéro', 'Número']),
  town: texts(['Città', 'Town', 'Ort', 'Ville', 'Localidad']),
  postcode: texts(['CAP', 'Postcode', 'PLZ', 'Code postal', 'Código postal']),
  province: texts(['Provincia', 'Province', 'Provinz', 'Province', 'Provincia']),
  country: texts(['Nazione', 'Country', 'Land', 'Pays', 'País']),
  doorbell: texts(['Campanello', 'Doorbell', 'Klingel', 'Interphone', 'Timbre']),
  note: texts(['Note', 'Notes', 'Hinweise', 'Notes', 'Notas']),
  deliveryPoint: texts([
    'Punto di consegna',
    'Delivery point',
    'Lieferpunkt',
    'Point de livraison',
    'Punto de entrega',
  ]),
  deposit: texts(['Acconto', 'Deposit', 'Anzahlung', 'Acompte', 'Anticipo']),
  people: texts(['Numero di persone', 'Number of people', 'Personenzahl', 'Nombre de personnes', 'Número de personas']),
} as const
export type FormField = keyof typeof fields

const faults = {
  required: texts([
    '{field} è un campo obbligatorio',
    '{field} is a mandatory field',
    '{field} ist ein Pflichtfeld',
    '{field} est un champ obligatoire',
    '{field}: campo obligatorio',
  ]),
  invalid: texts([
    '{field}: il valore non è valido',
    '{field}: this value is not valid',
    '{field}: Der Wert ist nicht gültig',
    '{field} : cette valeur n’est pas valide',
    '{field}: el valor no es válido',
  ]),
  taken: texts([
    '{field}: esiste già un account con questo valore',
    '{field}: there is already an account with this value',
    '{field}: Dazu gibt es bereits ein Konto',
    '{field} : un compte existe déjà avec cette valeur',
    '{field}: ya existe una cuenta con este valor',
  ]),
  tooShort: texts([
    '{field}: servono almeno {min} caratteri',
    '{field}: at least {min} characters are needed',
    '{field}: mindestens {min} Zeichen',
    '{field} : au moins {min} caractères',
    '{field}: se necesitan al menos {min} caracteres',
  ]),
  tooLong: texts([
    '{field}: al massimo {max} caratteri',
    '{field}: at most {max} characters',
    '{field}: höchstens {max} Zeichen',
    '{field} : {max} caractères au plus',
    '{field}: como máximo {max} caracteres',
  ]),
} as const
export type FormFault = keyof typeof faults

const others = {
  consentMissing: texts([
    'Consenso obbligatorio: {label}',
    'Required consent: {label}',
    'Erforderliche Zustimmung: {label}',
    'Consentement obligatoire : {label}',
    'Consentimiento obligatorio: {label}',
  ]),
  answerMissing: texts([
    'Per continuare è necessario specificare tutti gli extra: {label}',
    'To continue, every extra must be answered: {label}',
    'Bitte beantworte alle Zusatzfragen: {label}',
    'Pour continuer, répondez à toutes les questions : {label}',
    'Para continuar, responde a todas las preguntas: {label}',
  ]),
  invoiceMissing: texts([
    'Per questo locale è obbligatorio indicare i dati di fatturazione',
    'This venue needs your billing details',
    'Dieses Restaurant braucht deine Rechnungsdaten',
    'Ce restaurant a besoin de vos données de facturation',
    'Este local necesita tus datos de facturación',
  ]),
  accountUnknown: texts([
    'Non c’è nessun account con questi dati.',
    'There is no account with these details.',
    'Zu diesen Angaben gibt es kein Konto.',
    'Aucun compte ne correspond à ces données.',
    'No hay ninguna cuenta con estos datos.',
  ]),
  timeGone: texts([
    'Quest’ora non è più disponibile: scegline un’altra',
    'This time is no longer offered: choose another one',
    'Diese Uhrzeit gibt es nicht mehr: Wähle eine andere',
    'Ce créneau n’est plus proposé : choisissez-en un autre',
    'Esta hora ya no está disponible: elige otra',
  ]),
  emptyOrder: texts([
    'L’ordine è vuoto',
    'The order is empty',
    'Die Bestellung ist leer',
    'Le panier est vide',
    'El pedido está vacío',
  ]),
  paymentOver: texts([
    'Il tempo per pagare è scaduto: ordina di nuovo. Non ti è stato addebitato nulla.',
    'The time to pay is over: please order again. You have not been charged.',
    'Die Zeit zum Bezahlen ist abgelaufen: Bitte bestelle neu. Es wurde nichts abgebucht.',
    'Le temps pour payer est écoulé : commandez à nouveau. Rien ne vous a été débité.',
    'Se acabó el tiempo para pagar: haz el pedido de nuevo. No se te ha cobrado nada.',
  ]),
} as const

/** What is wrong with one field of a form. */
export function fieldText(
  language: Language,
  field: FormField,
  fault: FormFault,
  limits: { min?: number; max?: number } = {},
) {
  const say = (texts: Texts) => textIn(texts, { language, main: 'en' })
  return filled(say(faults[fault]), { field: say(fields[field]), min: String(limits.min), max: String(limits.max) })
}

export function formText(language: Language, text: keyof typeof others, label = ''): string {
  return filled(textIn(others[text], { language, main: 'en' }), { label })
}
