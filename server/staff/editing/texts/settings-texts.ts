import { template } from '#server/platform/texts/template.ts'

/** What the audit calls what holds for the whole restaurant. */
export const restaurantTexts = {
  proposesEarliestSlot: template({
    it: 'Il primo orario libero di oggi è già scelto',
    en: 'The first free time of today is chosen already',
    de: 'Die erste freie Zeit von heute ist schon gewählt',
    fr: 'La première heure libre du jour est déjà choisie',
    es: 'La primera hora libre de hoy ya está elegida',
  }),
  hasDiscountCodes: template({
    it: 'Codici sconto',
    en: 'Discount codes',
    de: 'Rabattcodes',
    fr: 'Codes promo',
    es: 'Códigos de descuento',
  }),
  hasLoyaltyCard: template({
    it: 'Carta fedeltà',
    en: 'Loyalty card',
    de: 'Treuekarte',
    fr: 'Carte de fidélité',
    es: 'Tarjeta de fidelidad',
  }),
  guestOrderTypes: template({
    it: 'Ordini senza account',
    en: 'Orders without an account',
    de: 'Bestellungen ohne Konto',
    fr: 'Commandes sans compte',
    es: 'Pedidos sin cuenta',
  }),
  accessibilityStatement: template({
    it: 'Dichiarazione di accessibilità',
    en: 'Accessibility statement',
    de: 'Erklärung zur Barrierefreiheit',
    fr: 'Déclaration d’accessibilité',
    es: 'Declaración de accesibilidad',
  }),
} as const

/** What the audit calls what holds for a venue, whatever the way to order. */
export const venueTexts = {
  hasMessaging: template({
    it: 'I clienti possono scrivere alla sede',
    en: 'Customers can write to the venue',
    de: 'Gäste können dem Lokal schreiben',
    fr: 'Les clients peuvent écrire à l’établissement',
    es: 'Los clientes pueden escribir al local',
  }),
  requiresInvoice: template({
    it: 'Nessun ordine senza fattura',
    en: 'No order without an invoice',
    de: 'Keine Bestellung ohne Rechnung',
    fr: 'Aucune commande sans facture',
    es: 'Ningún pedido sin factura',
  }),
  externalReservationUrl: template({
    it: 'Pagina dove si prenotano i tavoli',
    en: 'Page where tables are booked',
    de: 'Seite für Tischreservierungen',
    fr: 'Page où l’on réserve une table',
    es: 'Página donde se reservan mesas',
  }),
  remindAfterMinutes: template({
    it: 'E-mail alla sede mentre un ordine aspetta',
    en: 'Mail the venue while an order waits',
    de: 'E-Mail ans Lokal, solange eine Bestellung wartet',
    fr: 'E-mail à l’établissement tant qu’une commande attend',
    es: 'Correo al local mientras un pedido espera',
  }),
  refuseAfterMinutes: template({
    it: 'Rifiutarlo dopo minuti',
    en: 'Refuse it after minutes',
    de: 'Ablehnen nach Minuten',
    fr: 'La refuser après (minutes)',
    es: 'Rechazarlo tras (minutos)',
  }),
  tableInstructions: template({
    it: 'Cosa si legge al tavolo mentre un ordine in contanti aspetta',
    en: 'What is read at the table while a cash order waits',
    de: 'Was am Tisch steht, solange eine Barbestellung wartet',
    fr: 'Ce qu’on lit à table tant qu’une commande en espèces attend',
    es: 'Lo que se lee en la mesa mientras espera un pedido en efectivo',
  }),
} as const
