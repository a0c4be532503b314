import { couponMessages } from './coupon-messages.ts'
import { texts } from './five-texts.ts'
import type { Language, Texts } from './language.ts'
import { textIn } from './language.ts'
import { notFound } from './not-found.ts'
import { paymentMessages } from './payment-messages.ts'

/** The client replaces these by its own text (contract 1.3). */
const itself = (code: string): Texts => ({ en: code })

/** What a failure shows, by its code (contract 4.2); `{name}` is filled in. */
export const messages = {
  ...notFound,
  API_KEY_NOT_FOUND: itself('API_KEY_NOT_FOUND'),
  USER_NOT_FOUND: itself('USER_NOT_FOUND'),
  // Nobody is signed in, so it must not read like a session that has ended.
  ACCOUNT_NEEDED: texts([
    'Per questo ordine serve un account: accedi o registrati.',
    'This order needs an account: sign in or register.',
    'Für diese Bestellung brauchst du ein Konto: Melde dich an oder registriere dich.',
    'Cette commande nécessite un compte : connectez-vous ou inscrivez-vous.',
    'Este pedido necesita una cuenta: accede o regístrate.',
  ]),
  ACCOUNT_NOT_FOUND: texts([
    'Account o password non corretti.',
    'Account or password not correct.',
    'Konto oder Passwort stimmt nicht.',
    'Compte ou mot de passe incorrect.',
    'Cuenta o contraseña incorrectas.',
  ]),
  TOO_MANY_ATTEMPTS: texts([
    'Troppi tentativi di accesso. Riprova tra {minutes} min.',
    'Too many attempts to sign in. Try again in {minutes} min.',
    'Zu viele Anmeldeversuche. Versuche es in {minutes} Min. erneut.',
    'Trop de tentatives de connexion. Réessayez dans {minutes} min.',
    'Demasiados intentos de acceso. Vuelve a intentarlo en {minutes} min.',
  ]),
  GOOGLE_ERROR: texts([
    'L’accesso con Google non è disponibile.',
    'Signing in with Google is not available.',
    'Die Anmeldung mit Google ist nicht verfügbar.',
    'La connexion avec Google n’est pas disponible.',
    'El acceso con Google no está disponible.',
  ]),
  ORDERING_EMAIL_NOT_FOUND: texts([
    'Non c’è ancora un account con questa e-mail.',
    'There is no account with this e-mail yet.',
    'Mit dieser E-Mail gibt es noch kein Konto.',
    'Il n’y a pas encore de compte avec cet e-mail.',
    'Todavía no hay ninguna cuenta con este correo.',
  ]),
  TOKEN_NOT_VALID: texts([
    'Il link non è più valido. Chiedine uno nuovo.',
    'This link is not valid any more. Ask for a new one.',
    'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
    'Ce lien n’est plus valable. Demandez-en un nouveau.',
    'Este enlace ya no es válido. Pide uno nuevo.',
  ]),
  PASSWORD_MISMATCH: texts([
    'Le due password devono essere uguali.',
    'The two passwords must be the same.',
    'Die beiden Passwörter müssen gleich sein.',
    'Les deux mots de passe doivent être identiques.',
    'Las dos contraseñas deben ser iguales.',
  ]),
  VALIDATION: texts([
    'La richiesta non è completa: {fields}.',
    'The request is not complete: {fields}.',
    'Die Anfrage ist nicht vollständig: {fields}.',
    'La demande est incomplète : {fields}.',
    'La solicitud no está completa: {fields}.',
  ]),
  SERVICE_BLOCKED: texts([
    'Le prenotazioni o gli ordini sono momentaneamente sospesi.',
    'Bookings or orders are temporarily blocked.',
    'Reservierungen oder Bestellungen sind vorübergehend nicht möglich.',
    'Les commandes et les réservations sont momentanément suspendues.',
    'Las reservas o los pedidos están suspendidos temporalmente.',
  ]),
  ORDER_TIME_EXPIRED: texts([
    'Il tempo per completare l’ordine è scaduto: scegli un nuovo orario.',
    'Time to complete the order ran out: choose a new time slot.',
    'Die Zeit zum Bestellen ist abgelaufen: Wähle ein neues Zeitfenster.',
    'Le temps pour terminer la commande est écoulé : choisissez un nouveau créneau.',
    'Se ha agotado el tiempo para completar el pedido: elige otra hora.',
  ]),
  ADDRESS_NOT_FOUND: texts([
    'L’indirizzo non esiste più: scegline un altro.',
    'This address no longer exists: choose another one.',
    'Diese Adresse gibt es nicht mehr: Wähle eine andere.',
    'Cette adresse n’existe plus : choisissez-en une autre.',
    'Esta dirección ya no existe: elige otra.',
  ]),
  ADDRESS_NOT_EDITABLE: texts([
    'L’indirizzo non è più modificabile.',
    'This address can no longer be edited.',
    'Diese Adresse lässt sich nicht mehr ändern.',
    'Cette adresse n’est plus modifiable.',
    'Esta dirección ya no se puede cambiar.',
  ]),
  ADDRESS_MODE_CHANGED: texts([
    'La gestione degli indirizzi è cambiata: elimina l’indirizzo e crealo di nuovo.',
    'The management of addresses has changed: delete this address and create it again.',
    'Die Adressverwaltung hat sich geändert: Lösche die Adresse und lege sie neu an.',
    'La gestion des adresses a changé : supprimez l’adresse et créez-la à nouveau.',
    'La gestión de direcciones ha cambiado: elimina la dirección y vuelve a crearla.',
  ]),
  ADDRESS_INVALID: texts([
    'L’indirizzo non è valido: riprova, altrimenti creane uno nuovo.',
    'The address is not valid: try again, otherwise create a new one.',
    'Die Adresse ist nicht gültig: Versuche es noch einmal oder lege eine neue an.',
    'L’adresse n’est pas valide : réessayez ou créez-en une nouvelle.',
    'La dirección no es válida: vuelve a intentarlo o crea una nueva.',
  ]),
  ADDRESS_NOT_SERVED: texts([
    'Nessun ristorante serve l’indirizzo inserito.',
    'No restaurant serves the entered address.',
    'Kein Restaurant liefert an diese Adresse.',
    'Aucun restaurant ne livre à l’adresse indiquée.',
    'Ningún restaurante reparte en esta dirección.',
  ]),
  MIN_SPEND: texts([
    'La spesa minima per questo indirizzo è di {minimum}.',
    'The minimum spend for this address is {minimum}.',
    'Der Mindestbestellwert für diese Adresse beträgt {minimum}.',
    'Le minimum de commande pour cette adresse est de {minimum}.',
    'El pedido mínimo para esta dirección es de {minimum}.',
  ]),
  NO_SLOTS_FOR_ADDRESS: texts([
    'Nessun orario disponibile per questo indirizzo.',
    'No time slots for this address.',
    'Keine Zeitfenster für diese Adresse.',
    'Aucun créneau pour cette adresse.',
    'No hay horas disponibles para esta dirección.',
  ]),
  NOT_ENOUGH_SEATS: texts([
    'Non ci sono abbastanza posti a quest’ora.',
    'There are not enough seats at this time.',
    'Zu dieser Uhrzeit gibt es nicht genug Plätze.',
    'Il n’y a pas assez de places à cette heure-là.',
    'No hay plazas suficientes a esta hora.',
  ]),
  TABLE_NOT_FOUND: texts([
    'Questo tavolo non esiste.',
    'This table does not exist.',
    'Diesen Tisch gibt es nicht.',
    'Cette table n’existe pas.',
    'Esta mesa no existe.',
  ]),
  CALL_TOO_SOON: texts([
    'Il personale è già stato chiamato a questo tavolo. Puoi chiamare di nuovo tra {minutes} min.',
    'The staff has already been called to this table. You can call again in {minutes} min.',
    'Das Personal wurde schon an diesen Tisch gerufen. Du kannst in {minutes} Min. erneut rufen.',
    'Le personnel a déjà été appelé à cette table. Vous pourrez rappeler dans {minutes} min.',
    'El personal ya ha sido avisado en esta mesa. Puedes volver a llamar en {minutes} min.',
  ]),
  PRODUCT_NOT_AVAILABLE: texts([
    '{product} non è più disponibile nella quantità o nella versione scelta.',
    '{product} is no longer available in the quantity or version you chose.',
    '{product} ist in der gewählten Menge oder Variante nicht mehr verfügbar.',
    '{product} n’est plus disponible dans la quantité ou la version choisie.',
    '{product} ya no está disponible en la cantidad o versión elegida.',
  ]),
  TOTAL_CHANGED: texts([
    'I prezzi sono cambiati: controlla il nuovo totale e conferma di nuovo.',
    'Prices have changed: check the new total and confirm again.',
    'Die Preise haben sich geändert: Prüfe die neue Summe und bestätige noch einmal.',
    'Les prix ont changé : vérifiez le nouveau total et confirmez à nouveau.',
    'Los precios han cambiado: revisa el nuevo total y vuelve a confirmar.',
  ]),
  ...couponMessages,
  REWARD_NOT_AVAILABLE: texts([
    'Questo premio non è disponibile.',
    'This reward is not available.',
    'Diese Prämie ist nicht verfügbar.',
    'Cette récompense n’est pas disponible.',
    'Este premio no está disponible.',
  ]),
  ...paymentMessages,
  LICENSE_INACTIVE: texts([
    'Questo locale non accetta ordini.',
    'This venue does not take orders.',
    'Dieses Restaurant nimmt keine Bestellungen an.',
    'Ce restaurant n’accepte pas de commandes.',
    'Este local no acepta pedidos.',
  ]),
  MAINTENANCE: texts([
    'Il sito è in manutenzione.',
    'The site is under maintenance.',
    'Die Seite wird gerade gewartet.',
    'Le site est en maintenance.',
    'El sitio está en mantenimiento.',
  ]),
  MESSAGING_TIME_ENDED: texts([
    'Il tempo per i messaggi è terminato.',
    'The time limit for messaging has ended.',
    'Die Zeit für Nachrichten ist abgelaufen.',
    'Le délai pour envoyer des messages est écoulé.',
    'El tiempo para enviar mensajes ha terminado.',
  ]),
  BODY_TOO_LARGE: texts([
    'La richiesta è troppo grande.',
    'The request is too large.',
    'Die Anfrage ist zu groß.',
    'La demande est trop volumineuse.',
    'La solicitud es demasiado grande.',
  ]),
  SERVER_ERROR: texts([
    'Qualcosa è andato storto da noi. Riprova tra poco.',
    'Something went wrong on our side. Try again shortly.',
    'Bei uns ist etwas schiefgelaufen. Versuche es gleich noch einmal.',
    'Un problème est survenu de notre côté. Réessayez dans un instant.',
    'Algo ha fallido por nuestra parte. Vuelve a intentarlo en breve.',
  ]),
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
