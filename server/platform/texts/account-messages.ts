import { texts } from './localized.ts'

/** What is said of an account: who may use it, and when it can be erased. */
export const accountMessages = {
  // Sent to guests, so it must not sound like an expired session.
  ACCOUNT_NEEDED: texts({
    it: 'Per questo ordine serve un account: accedi o registrati.',
    en: 'This order needs an account: sign in or register.',
    de: 'Für diese Bestellung brauchst du ein Konto: Melde dich an oder registriere dich.',
    fr: 'Cette commande nécessite un compte : connectez-vous ou inscrivez-vous.',
    es: 'Este pedido necesita una cuenta: accede o regístrate.',
  }),
  ACCOUNT_NOT_FOUND: texts({
    it: 'Account o password non corretti.',
    en: 'Account or password not correct.',
    de: 'Konto oder Passwort stimmt nicht.',
    fr: 'Compte ou mot de passe incorrect.',
    es: 'Cuenta o contraseña incorrectas.',
  }),
  ACCOUNT_IN_USE: texts({
    it: 'C’è ancora qualcosa in corso: un ordine, una prenotazione o un pagamento. Potrai eliminare l’account quando sarà concluso.',
    en: 'Something is still under way: an order, a reservation or a payment. You can delete the account once it is over.',
    de: 'Es läuft noch etwas: eine Bestellung, eine Reservierung oder eine Zahlung. Danach kannst du das Konto löschen.',
    fr: 'Quelque chose est encore en cours : une commande, une réservation ou un paiement. Vous pourrez supprimer le compte ensuite.',
    es: 'Todavía hay algo en curso: un pedido, una reserva o un pago. Podrás eliminar la cuenta cuando termine.',
  }),
  EMAIL_DIFFERS: texts({
    it: 'Questo non è l’indirizzo e-mail dell’account.',
    en: 'This is not the e-mail address of the account.',
    de: 'Das ist nicht die E-Mail-Adresse des Kontos.',
    fr: 'Ce n’est pas l’adresse e-mail du compte.',
    es: 'Este no es el correo electrónico de la cuenta.',
  }),
}
