import type { Language } from '#src/options/languages.ts'

import { accountMessages } from './account-messages.ts'
import { couponMessages } from './coupon-messages.ts'
import { groupMessages } from './group-messages.ts'
import type { Texts } from './language.ts'
import { textIn } from './language.ts'
import { texts } from './localized.ts'
import { notFound } from './not-found.ts'
import { paymentMessages } from './payment-messages.ts'
import { previewMessages } from './preview-messages.ts'

/** The client replaces these by its own text (contract 1.3). */
const itself = (code: string): Texts => ({ en: code })

/** Texts of refusals, by code (contract 4.2); `{name}` is a placeholder. */
export const messages = {
  ...notFound,
  ...previewMessages,
  API_KEY_NOT_FOUND: itself('API_KEY_NOT_FOUND'),
  USER_NOT_FOUND: itself('USER_NOT_FOUND'),
  TOO_MANY_ATTEMPTS: texts({
    it: 'Troppi tentativi. Riprova tra {minutes} min.',
    en: 'Too many attempts. Try again in {minutes} min.',
    de: 'Zu viele Versuche. Versuche es in {minutes} Min. erneut.',
    fr: 'Trop de tentatives. Réessayez dans {minutes} min.',
    es: 'Demasiados intentos. Vuelve a intentarlo en {minutes} min.',
  }),
  GOOGLE_ERROR: texts({
    it: 'L’accesso con Google non è disponibile.',
    en: 'Signing in with Google is not available.',
    de: 'Die Anmeldung mit Google ist nicht verfügbar.',
    fr: 'La connexion avec Google n’est pas disponible.',
    es: 'El acceso con Google no está disponible.',
  }),
  ORDERING_EMAIL_NOT_FOUND: texts({
    it: 'Non c’è ancora un account con questa e-mail.',
    en: 'There is no account with this e-mail yet.',
    de: 'Mit dieser E-Mail gibt es noch kein Konto.',
    fr: 'Il n’y a pas encore de compte avec cet e-mail.',
    es: 'Todavía no hay ninguna cuenta con este correo.',
  }),
  TOKEN_NOT_VALID: texts({
    it: 'Il link non è più valido. Chiedine uno nuovo.',
    en: 'This link is not valid any more. Ask for a new one.',
    de: 'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
    fr: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    es: 'Este enlace ya no es válido. Pide uno nuevo.',
  }),
  PASSWORD_MISMATCH: texts({
    it: 'Le due password devono essere uguali.',
    en: 'The two passwords must be the same.',
    de: 'Die beiden Passwörter müssen gleich sein.',
    fr: 'Les deux mots de passe doivent être identiques.',
    es: 'Las dos contraseñas deben ser iguales.',
  }),
  VALIDATION: texts({
    it: 'La richiesta non è completa: {fields}.',
    en: 'The request is not complete: {fields}.',
    de: 'Die Anfrage ist nicht vollständig: {fields}.',
    fr: 'La demande est incomplète : {fields}.',
    es: 'La solicitud no está completa: {fields}.',
  }),
  SERVICE_BLOCKED: texts({
    it: 'Le prenotazioni o gli ordini sono momentaneamente sospesi.',
    en: 'Bookings or orders are temporarily blocked.',
    de: 'Reservierungen oder Bestellungen sind vorübergehend nicht möglich.',
    fr: 'Les commandes et les réservations sont momentanément suspendues.',
    es: 'Las reservas o los pedidos están suspendidos temporalmente.',
  }),
  ORDER_TIME_EXPIRED: texts({
    it: 'Il tempo per completare l’ordine è scaduto: scegli un nuovo orario.',
    en: 'Time to complete the order ran out: choose a new time slot.',
    de: 'Die Zeit zum Bestellen ist abgelaufen: Wähle ein neues Zeitfenster.',
    fr: 'Le temps pour terminer la commande est écoulé : choisissez un nouveau créneau.',
    es: 'Se ha agotado el tiempo para completar el pedido: elige otra hora.',
  }),
  GEOCODE_NOT_AVAILABLE: texts({
    it: 'Al momento non possiamo cercare gli indirizzi. Riprova tra poco o ordina in un altro modo.',
    en: 'Addresses cannot be looked up at the moment. Try again soon, or order in another way.',
    de: 'Adressen lassen sich gerade nicht suchen. Versuche es bald noch einmal oder bestelle auf andere Weise.',
    fr: 'Impossible de rechercher des adresses pour le moment. Réessayez bientôt ou commandez autrement.',
    es: 'Ahora no se pueden buscar direcciones. Vuelve a intentarlo pronto o pide de otra manera.',
  }),
  ADDRESS_NOT_FOUND: texts({
    it: 'L’indirizzo non esiste più: scegline un altro.',
    en: 'This address no longer exists: choose another one.',
    de: 'Diese Adresse gibt es nicht mehr: Wähle eine andere.',
    fr: 'Cette adresse n’existe plus : choisissez-en une autre.',
    es: 'Esta dirección ya no existe: elige otra.',
  }),
  ADDRESS_NOT_EDITABLE: texts({
    it: 'L’indirizzo non è più modificabile.',
    en: 'This address can no longer be edited.',
    de: 'Diese Adresse lässt sich nicht mehr ändern.',
    fr: 'Cette adresse n’est plus modifiable.',
    es: 'Esta dirección ya no se puede cambiar.',
  }),
  ADDRESS_MODE_CHANGED: texts({
    it: 'La gestione degli indirizzi è cambiata: elimina l’indirizzo e crealo di nuovo.',
    en: 'The management of addresses has changed: delete this address and create it again.',
    de: 'Die Adressverwaltung hat sich geändert: Lösche die Adresse und lege sie neu an.',
    fr: 'La gestion des adresses a changé : supprimez l’adresse et créez-la à nouveau.',
    es: 'La gestión de direcciones ha cambiado: elimina la dirección y vuelve a crearla.',
  }),
  ADDRESS_INVALID: texts({
    it: 'L’indirizzo non è valido: riprova, altrimenti creane uno nuovo.',
    en: 'The address is not valid: try again, otherwise create a new one.',
    de: 'Die Adresse ist nicht gültig: Versuche es noch einmal oder lege eine neue an.',
    fr: 'L’adresse n’est pas valide : réessayez ou créez-en une nouvelle.',
    es: 'La dirección no es válida: vuelve a intentarlo o crea una nueva.',
  }),
  ADDRESS_NOT_SERVED: texts({
    it: 'Nessun ristorante serve l’indirizzo inserito.',
    en: 'No restaurant serves the entered address.',
    de: 'Kein Restaurant liefert an diese Adresse.',
    fr: 'Aucun restaurant ne livre à l’adresse indiquée.',
    es: 'Ningún restaurante reparte en esta dirección.',
  }),
  MIN_SPEND: texts({
    it: 'La spesa minima per questo indirizzo è di {minimum}.',
    en: 'The minimum spend for this address is {minimum}.',
    de: 'Der Mindestbestellwert für diese Adresse beträgt {minimum}.',
    fr: 'Le minimum de commande pour cette adresse est de {minimum}.',
    es: 'El pedido mínimo para esta dirección es de {minimum}.',
  }),
  NO_SLOTS_FOR_ADDRESS: texts({
    it: 'Nessun orario disponibile per questo indirizzo.',
    en: 'No time slots for this address.',
    de: 'Keine Zeitfenster für diese Adresse.',
    fr: 'Aucun créneau pour cette adresse.',
    es: 'No hay horas disponibles para esta dirección.',
  }),
  NOT_ENOUGH_SEATS: texts({
    it: 'Non ci sono abbastanza posti a quest’ora.',
    en: 'There are not enough seats at this time.',
    de: 'Zu dieser Uhrzeit gibt es nicht genug Plätze.',
    fr: 'Il n’y a pas assez de places à cette heure-là.',
    es: 'No hay plazas suficientes a esta hora.',
  }),
  TABLE_NOT_FOUND: texts({
    it: 'Questo tavolo non esiste.',
    en: 'This table does not exist.',
    de: 'Diesen Tisch gibt es nicht.',
    fr: 'Cette table n’existe pas.',
    es: 'Esta mesa no existe.',
  }),
  CALL_TOO_SOON: texts({
    it: 'Il personale è già stato chiamato a questo tavolo. Puoi chiamare di nuovo tra {minutes} min.',
    en: 'The staff has already been called to this table. You can call again in {minutes} min.',
    de: 'Das Personal wurde schon an diesen Tisch gerufen. Du kannst in {minutes} Min. erneut rufen.',
    fr: 'Le personnel a déjà été appelé à cette table. Vous pourrez rappeler dans {minutes} min.',
    es: 'El personal ya ha sido avisado en esta mesa. Puedes volver a llamar en {minutes} min.',
  }),
  PRODUCT_NOT_AVAILABLE: texts({
    it: '{product} non è più disponibile nella quantità o nella versione scelta.',
    en: '{product} is no longer available in the quantity or version you chose.',
    de: '{product} ist in der gewählten Menge oder Variante nicht mehr verfügbar.',
    fr: '{product} n’est plus disponible dans la quantité ou la version choisie.',
    es: '{product} ya no está disponible en la cantidad o versión elegida.',
  }),
  ORDER_TOO_LARGE: texts({
    it: 'In un ordine ci stanno al massimo {lines} righe e {pieces} pezzi: dividilo in più ordini o chiama il ristorante.',
    en: 'An order takes at most {lines} lines and {pieces} pieces: divide it into several orders or call the restaurant.',
    de: 'Eine Bestellung fasst höchstens {lines} Zeilen und {pieces} Stück: Teile sie auf oder ruf das Restaurant an.',
    fr: 'Une commande contient au plus {lines} lignes et {pieces} pièces : divisez-la ou appelez le restaurant.',
    es: 'Un pedido admite como máximo {lines} líneas y {pieces} unidades: divídelo o llama al restaurante.',
  }),
  TOTAL_CHANGED: texts({
    it: 'I prezzi sono cambiati: controlla il nuovo totale e conferma di nuovo.',
    en: 'Prices have changed: check the new total and confirm again.',
    de: 'Die Preise haben sich geändert: Prüfe die neue Summe und bestätige noch einmal.',
    fr: 'Les prix ont changé : vérifiez le nouveau total et confirmez à nouveau.',
    es: 'Los precios han cambiado: revisa el nuevo total y vuelve a confirmar.',
  }),
  ...accountMessages,
  ...couponMessages,
  ...groupMessages,
  REWARD_NOT_AVAILABLE: texts({
    it: 'Questo premio non è disponibile.',
    en: 'This reward is not available.',
    de: 'Diese Prämie ist nicht verfügbar.',
    fr: 'Cette récompense n’est pas disponible.',
    es: 'Este premio no está disponible.',
  }),
  ...paymentMessages,
  LICENSE_INACTIVE: texts({
    it: 'Questo ristorante non accetta ordini.',
    en: 'This restaurant does not take orders.',
    de: 'Dieses Restaurant nimmt keine Bestellungen an.',
    fr: 'Ce restaurant n’accepte pas de commandes.',
    es: 'Este restaurante no acepta pedidos.',
  }),
  MAINTENANCE: texts({
    it: 'Il sito è in manutenzione.',
    en: 'The site is under maintenance.',
    de: 'Die Seite wird gerade gewartet.',
    fr: 'Le site est en maintenance.',
    es: 'El sitio está en mantenimiento.',
  }),
  MESSAGING_TIME_ENDED: texts({
    it: 'Il tempo per i messaggi è terminato.',
    en: 'The time limit for messaging has ended.',
    de: 'Die Zeit für Nachrichten ist abgelaufen.',
    fr: 'Le délai pour envoyer des messages est écoulé.',
    es: 'El tiempo para enviar mensajes ha terminado.',
  }),
  BODY_TOO_LARGE: texts({
    it: 'La richiesta è troppo grande.',
    en: 'The request is too large.',
    de: 'Die Anfrage ist zu groß.',
    fr: 'La demande est trop volumineuse.',
    es: 'La solicitud es demasiado grande.',
  }),
  KEY_USED: texts({
    it: 'È già stato inviato qualcosa di diverso al suo posto. Ricarica la pagina, controlla i tuoi ordini e invia di nuovo.',
    en: 'Something else was sent in its place before. Reload the page, look at your orders and send it again.',
    de: 'An seiner Stelle wurde schon etwas anderes gesendet. Lade die Seite neu, sieh deine Bestellungen an und sende es noch einmal.',
    fr: 'Autre chose a déjà été envoyé à sa place. Rechargez la page, vérifiez vos commandes et envoyez de nouveau.',
    es: 'Ya se envió otra cosa en su lugar. Recarga la página, revisa tus pedidos y vuelve a enviarlo.',
  }),
  SERVER_ERROR: texts({
    it: 'Qualcosa è andato storto da noi. Riprova tra poco.',
    en: 'Something went wrong on our side. Try again shortly.',
    de: 'Bei uns ist etwas schiefgelaufen. Versuche es gleich noch einmal.',
    fr: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    es: 'Algo ha fallido por nuestra parte. Vuelve a intentarlo en breve.',
  }),
} satisfies Record<string, Texts>

export type RefusalCode = keyof typeof messages

/** The text of a code in a language, English when that language has none. */
export function messageOf(
  code: RefusalCode,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return filled(textIn(messages[code], { language, main: 'en' }), values)
}

export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
