import { accountMails } from './account-mails.ts'
import { changeMails } from './change-mails.ts'
import { deskMails } from './desk-mails.ts'
import { orderMails } from './order-mails.ts'
import { payLinkMails } from './pay-link-texts.ts'
import { reservationMails } from './reservation-mails.ts'
import type { Template } from './template.ts'
import { template } from './template.ts'
import { unansweredMails } from './unanswered-mails.ts'
import { venueMails } from './venue-mails.ts'

/**
 * The mails of the outbox; `{name}` and the like are filled in. A paragraph that is `{link}` alone can be tapped, and
 * `{content}` is where parts that are more than text stand (`MailPart`).
 */
export const mails = {
  welcome: {
    subject: template({
      it: 'Benvenuto da {restaurant}',
      en: 'Welcome to {restaurant}',
      de: 'Willkommen bei {restaurant}',
      fr: 'Bienvenue chez {restaurant}',
      es: 'Te damos la bienvenida a {restaurant}',
    }),
    body: template({
      it: 'Ciao {name},\nil tuo account è pronto: accedi con {email}.\n\nQui confermi, entro tre giorni, che è il tuo indirizzo:\n\n{link}\n\nSe non ti sei registrato tu, non fare nulla.\n\n{restaurant}',
      en: 'Hello {name},\nyour account is ready: sign in with {email}.\n\nConfirm here, within three days, that it is your address:\n\n{link}\n\nIf you did not register, do nothing.\n\n{restaurant}',
      de: 'Hallo {name},\ndein Konto ist bereit: Melde dich mit {email} an.\n\nBestätige hier innerhalb von drei Tagen, dass das deine Adresse ist:\n\n{link}\n\nWenn du dich nicht registriert hast, brauchst du nichts zu tun.\n\n{restaurant}',
      fr: 'Bonjour {name},\nvotre compte est prêt : connectez-vous avec {email}.\n\nConfirmez ici, dans les trois jours, que c’est votre adresse :\n\n{link}\n\nSi vous ne vous êtes pas inscrit, ne faites rien.\n\n{restaurant}',
      es: 'Hola, {name}:\ntu cuenta está lista: accede con {email}.\n\nConfirma aquí, en los próximos tres días, que es tu dirección:\n\n{link}\n\nSi no te has registrado tú, no hagas nada.\n\n{restaurant}',
    }),
  },
  'password-reset': {
    subject: template({
      it: 'Una nuova password per {restaurant}',
      en: 'A new password for {restaurant}',
      de: 'Ein neues Passwort für {restaurant}',
      fr: 'Un nouveau mot de passe pour {restaurant}',
      es: 'Una nueva contraseña para {restaurant}',
    }),
    body: template({
      it: 'Ciao {name},\nqui scegli una nuova password, entro un’ora:\n\n{link}\n\nSe non l’hai chiesta tu, non fare nulla: quella di prima resta valida.',
      en: 'Hello {name},\nchoose a new password here, within an hour:\n\n{link}\n\nIf you did not ask for it, do nothing: your old one stays.',
      de: 'Hallo {name},\nhier wählst du innerhalb einer Stunde ein neues Passwort:\n\n{link}\n\nWenn du es nicht angefordert hast, brauchst du nichts zu tun: Das alte gilt weiter.',
      fr: 'Bonjour {name},\nchoisissez ici un nouveau mot de passe, dans l’heure :\n\n{link}\n\nSi vous n’êtes pas à l’origine de cette demande, ne faites rien : l’ancien mot de passe reste valable.',
      es: 'Hola, {name}:\nelige aquí una nueva contraseña, en la próxima hora:\n\n{link}\n\nSi no la has pedido tú, no hagas nada: la anterior sigue siendo válida.',
    }),
  },
  ...accountMails,
  ...deskMails,
  ...orderMails,
  ...payLinkMails,
  ...reservationMails,
  ...unansweredMails,
  ...changeMails,
  ...venueMails,
  'bill-returned': {
    subject: template({
      it: 'Rimborso del pagamento da {venue}',
      en: 'Refund of your payment at {venue}',
      de: 'Erstattung deiner Zahlung bei {venue}',
      fr: 'Remboursement de votre paiement chez {venue}',
      es: 'Reembolso de tu pago en {venue}',
    }),
    body: template({
      it: 'Ciao {name},\nil pagamento di {total} al tavolo da {venue} ti viene restituito per intero. Per informazioni chiama {phone}.\n\n{content}',
      en: 'Hello {name},\nyour payment of {total} at the table at {venue} goes back to you in full. For questions call {phone}.\n\n{content}',
      de: 'Hallo {name},\ndeine Zahlung von {total} am Tisch bei {venue} wird dir vollständig erstattet. Fragen? Ruf an: {phone}.\n\n{content}',
      fr: 'Bonjour {name},\nvotre paiement de {total} à table chez {venue} vous est intégralement remboursé. Renseignements : {phone}.\n\n{content}',
      es: 'Hola, {name}:\nel pago de {total} en la mesa de {venue} se te devuelve por completo. Para cualquier duda, llama al {phone}.\n\n{content}',
    }),
  },
} satisfies Record<string, { subject: Template<string>; body: Template<string> }>

export type MailKind = keyof typeof mails
