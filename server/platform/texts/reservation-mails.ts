import { template } from './template.ts'

/** The mails about a reservation; `{message}` is the restaurant's message, or empty. */
export const reservationMails = {
  'reservation-received': {
    subject: template({
      it: 'Richiesta di prenotazione n. {reservation} ricevuta',
      en: 'Reservation request {reservation} received',
      de: 'Reservierungsanfrage {reservation} eingegangen',
      fr: 'Demande de réservation n° {reservation} reçue',
      es: 'Solicitud de reserva {reservation} recibida',
    }),
    body: template({
      it: 'Ciao {name},\nabbiamo ricevuto la tua richiesta per {when} da {venue}, persone: {people}. Ti scriviamo appena è confermata.\n\n{content}\n\nPer modifiche o annullamenti chiama {phone}.',
      en: 'Hello {name},\nwe have received your request for {when} at {venue}, people: {people}. We write again as soon as it is confirmed.\n\n{content}\n\nTo change or cancel it call {phone}.',
      de: 'Hallo {name},\ndeine Anfrage für den {when} bei {venue} ist eingegangen, Personen: {people}. Wir melden uns, sobald sie bestätigt ist.\n\n{content}\n\nZum Ändern oder Stornieren ruf an: {phone}.',
      fr: 'Bonjour {name},\nnous avons reçu votre demande pour le {when} chez {venue}, personnes : {people}. Nous vous écrivons dès qu’elle est confirmée.\n\n{content}\n\nPour la modifier ou l’annuler, appelez le {phone}.',
      es: 'Hola, {name}:\nhemos recibido tu solicitud para el {when} en {venue}, personas: {people}. Te escribiremos en cuanto se confirme.\n\n{content}\n\nPara cambiarla o cancelarla, llama al {phone}.',
    }),
  },
  'reservation-confirmed': {
    subject: template({
      it: 'Prenotazione n. {reservation} confermata',
      en: 'Reservation {reservation} confirmed',
      de: 'Reservierung {reservation} bestätigt',
      fr: 'Réservation n° {reservation} confirmée',
      es: 'Reserva {reservation} confirmada',
    }),
    body: template({
      it: 'Ciao {name},\nil tuo tavolo è prenotato: ti aspettiamo {when} da {venue}, persone: {people}.\n\n{message}\n\n{content}\n\nPer modifiche o annullamenti chiama {phone}.',
      en: 'Hello {name},\nyour table is booked: we wait for you on {when} at {venue}, people: {people}.\n\n{message}\n\n{content}\n\nTo change or cancel it call {phone}.',
      de: 'Hallo {name},\ndein Tisch ist reserviert: Wir erwarten dich am {when} bei {venue}, Personen: {people}.\n\n{message}\n\n{content}\n\nZum Ändern oder Stornieren ruf an: {phone}.',
      fr: 'Bonjour {name},\nvotre table est réservée : nous vous attendons le {when} chez {venue}, personnes : {people}.\n\n{message}\n\n{content}\n\nPour la modifier ou l’annuler, appelez le {phone}.',
      es: 'Hola, {name}:\ntu mesa está reservada: te esperamos el {when} en {venue}, personas: {people}.\n\n{message}\n\n{content}\n\nPara cambiarla o cancelarla, llama al {phone}.',
    }),
  },
  'reservation-refused': {
    subject: template({
      it: 'Prenotazione n. {reservation} rifiutata',
      en: 'Reservation {reservation} refused',
      de: 'Reservierung {reservation} abgelehnt',
      fr: 'Réservation n° {reservation} refusée',
      es: 'Reserva {reservation} rechazada',
    }),
    body: template({
      it: 'Ciao {name},\npurtroppo {venue} non ha posto {when}.\n\n{message}\n\nPer informazioni chiama {phone}.\n\n{content}',
      en: 'Hello {name},\nunfortunately {venue} has no table on {when}.\n\n{message}\n\nFor questions call {phone}.\n\n{content}',
      de: 'Hallo {name},\nleider hat {venue} am {when} keinen Tisch frei.\n\n{message}\n\nFragen? Ruf an: {phone}.\n\n{content}',
      fr: 'Bonjour {name},\nmalheureusement, {venue} n’a pas de table le {when}.\n\n{message}\n\nRenseignements : {phone}.\n\n{content}',
      es: 'Hola, {name}:\npor desgracia, {venue} no tiene mesa el {when}.\n\n{message}\n\nPara más información, llama al {phone}.\n\n{content}',
    }),
  },
  'reservation-cancelled': {
    subject: template({
      it: 'Prenotazione n. {reservation} annullata',
      en: 'Reservation {reservation} cancelled',
      de: 'Reservierung {reservation} storniert',
      fr: 'Réservation n° {reservation} annulée',
      es: 'Reserva {reservation} cancelada',
    }),
    body: template({
      it: 'Ciao {name},\nla tua prenotazione da {venue} per {when} è annullata.\n\n{message}\n\nPer informazioni chiama {phone}.\n\n{content}',
      en: 'Hello {name},\nyour reservation at {venue} for {when} is cancelled.\n\n{message}\n\nFor questions call {phone}.\n\n{content}',
      de: 'Hallo {name},\ndeine Reservierung bei {venue} für den {when} ist storniert.\n\n{message}\n\nFragen? Ruf an: {phone}.\n\n{content}',
      fr: 'Bonjour {name},\nvotre réservation chez {venue} pour le {when} est annulée.\n\n{message}\n\nRenseignements : {phone}.\n\n{content}',
      es: 'Hola, {name}:\ntu reserva en {venue} para el {when} está cancelada.\n\n{message}\n\nPara más información, llama al {phone}.\n\n{content}',
    }),
  },
  'reservation-deposit-returned': {
    subject: template({
      it: 'Rimborso dell’acconto per la prenotazione n. {reservation}',
      en: 'Refund of the deposit for reservation {reservation}',
      de: 'Erstattung der Anzahlung für Reservierung {reservation}',
      fr: 'Remboursement de l’acompte de la réservation n° {reservation}',
      es: 'Reembolso del anticipo de la reserva {reservation}',
    }),
    body: template({
      it: 'Ciao {name},\nl’acconto di {total} per la tua prenotazione da {venue} ti viene restituito per intero. Per informazioni chiama {phone}.\n\n{content}',
      en: 'Hello {name},\nyour deposit of {total} for the reservation at {venue} goes back to you in full. For questions call {phone}.\n\n{content}',
      de: 'Hallo {name},\ndeine Anzahlung von {total} für die Reservierung bei {venue} wird dir vollständig erstattet. Fragen? Ruf an: {phone}.\n\n{content}',
      fr: 'Bonjour {name},\nvotre acompte de {total} pour la réservation chez {venue} vous est intégralement remboursé. Renseignements : {phone}.\n\n{content}',
      es: 'Hola, {name}:\ntu anticipo de {total} por la reserva en {venue} se te devuelve íntegramente. Para más información, llama al {phone}.\n\n{content}',
    }),
  },
} as const
