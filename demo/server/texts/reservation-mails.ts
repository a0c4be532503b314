import { texts } from './five-texts.ts'

/** The mails about a reservation; `{message}` is what the restaurant says, on lines of its own, or nothing. */
export const reservationMails = {
  'reservation-received': {
    subject: texts([
      'Richiesta di prenotazione n. {reservation} ricevuta',
      'Reservation request {reservation} received',
      'Reservierungsanfrage {reservation} eingegangen',
      'Demande de réservation n° {reservation} reçue',
      'Solicitud de reserva {reservation} recibida',
    ]),
    body: texts([
      'Ciao {name},\nabbiamo ricevuto la tua richiesta per il {when} da {venue}, persone: {people}. Ti scriviamo appena è confermata.\n\nPer modifiche o annullamenti chiama {phone}.',
      'Hello {name},\nwe have received your request for {when} at {venue}, people: {people}. We write again as soon as it is confirmed.\n\nTo change or cancel it call {phone}.',
      'Hallo {name},\ndeine Anfrage für den {when} bei {venue} ist eingegangen, Personen: {people}. Wir melden uns, sobald sie bestätigt ist.\n\nZum Ändern oder Stornieren ruf an: {phone}.',
      'Bonjour {name},\nnous avons reçu votre demande pour le {when} chez {venue}, personnes : {people}. Nous vous écrivons dès qu’elle est confirmée.\n\nPour la modifier ou l’annuler, appelez le {phone}.',
      'Hola, {name}:\nhemos recibido tu solicitud para el {when} en {venue}, personas: {people}. Te escribiremos en cuanto se confirme.\n\nPara cambiarla o cancelarla, llama al {phone}.',
    ]),
  },
  'reservation-confirmed': {
    subject: texts([
      'Prenotazione n. {reservation} confermata',
      'Reservation {reservation} confirmed',
      'Reservierung {reservation} bestätigt',
      'Réservation n° {reservation} confirmée',
      'Reserva {reservation} confirmada',
    ]),
    body: texts([
      'Ciao {name},\nil tuo tavolo è prenotato: ti aspettiamo il {when} da {venue}, persone: {people}.{message}\n\nPer modifiche o annullamenti chiama {phone}.',
      'Hello {name},\nyour table is booked: we wait for you on {when} at {venue}, people: {people}.{message}\n\nTo change or cancel it call {phone}.',
      'Hallo {name},\ndein Tisch ist reserviert: Wir erwarten dich am {when} bei {venue}, Personen: {people}.{message}\n\nZum Ändern oder Stornieren ruf an: {phone}.',
      'Bonjour {name},\nvotre table est réservée : nous vous attendons le {when} chez {venue}, personnes : {people}.{message}\n\nPour la modifier ou l’annuler, appelez le {phone}.',
      'Hola, {name}:\ntu mesa está reservada: te esperamos el {when} en {venue}, personas: {people}.{message}\n\nPara cambiarla o cancelarla, llama al {phone}.',
    ]),
  },
  'reservation-refused': {
    subject: texts([
      'Prenotazione n. {reservation} rifiutata',
      'Reservation {reservation} refused',
      'Reservierung {reservation} abgelehnt',
      'Réservation n° {reservation} refusée',
      'Reserva {reservation} rechazada',
    ]),
    body: texts([
      'Ciao {name},\npurtroppo {venue} non ha posto il {when}.{message}\n\nPer informazioni chiama {phone}.',
      'Hello {name},\nunfortunately {venue} has no table on {when}.{message}\n\nFor questions call {phone}.',
      'Hallo {name},\nleider hat {venue} am {when} keinen Tisch frei.{message}\n\nFragen? Ruf an: {phone}.',
      'Bonjour {name},\nmalheureusement, {venue} n’a pas de table le {when}.{message}\n\nRenseignements : {phone}.',
      'Hola, {name}:\npor desgracia, {venue} no tiene mesa el {when}.{message}\n\nPara más información, llama al {phone}.',
    ]),
  },
  'reservation-cancelled': {
    subject: texts([
      'Prenotazione n. {reservation} annullata',
      'Reservation {reservation} cancelled',
      'Reservierung {reservation} storniert',
      'Réservation n° {reservation} annulée',
      'Reserva {reservation} cancelada',
    ]),
    body: texts([
      'Ciao {name},\nla tua prenotazione da {venue} per il {when} è annullata.{message}\n\nPer informazioni chiama {phone}.',
      'Hello {name},\nyour reservation at {venue} for {when} is cancelled.{message}\n\nFor questions call {phone}.',
      'Hallo {name},\ndeine Reservierung bei {venue} für den {when} ist storniert.{message}\n\nFragen? Ruf an: {phone}.',
      'Bonjour {name},\nvotre réservation chez {venue} pour le {when} est annulée.{message}\n\nRenseignements : {phone}.',
      'Hola, {name}:\ntu reserva en {venue} para el {when} está cancelada.{message}\n\nPara más información, llama al {phone}.',
    ]),
  },
  'reservation-deposit-returned': {
    subject: texts([
      'Rimborso dell’acconto per la prenotazione n. {reservation}',
      'Refund of the deposit for reservation {reservation}',
      'Erstattung der Anzahlung für Reservierung {reservation}',
      'Remboursement de l’acompte de la réservation n° {reservation}',
      'Reembolso del anticipo de la reserva {reservation}',
    ]),
    body: texts([
      'Ciao {name},\nl’acconto di {total} per la tua prenotazione da {venue} ti viene restituito per intero. Per informazioni chiama {phone}.',
      'Hello {name},\nyour deposit of {total} for the reservation at {venue} goes back to you in full. For questions call {phone}.',
      'Hallo {name},\ndeine Anzahlung von {total} für die Reservierung bei {venue} wird dir vollständig erstattet. Fragen? Ruf an: {phone}.',
      'Bonjour {name},\nvotre acompte de {total} pour la réservation chez {venue} vous est intégralement remboursé. Renseignements : {phone}.',
      'Hola, {name}:\ntu anticipo de {total} por la reserva en {venue} se te devuelve íntegramente. Para más información, llama al {phone}.',
    ]),
  },
} as const
