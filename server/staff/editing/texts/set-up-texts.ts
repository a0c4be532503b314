import { template } from '#server/platform/texts/template.ts'

/** What the audit calls fields of a restaurant's file that no other form has. */
export const filePartTexts = {
  site: template({ it: 'Sito', en: 'Website', de: 'Website', fr: 'Site', es: 'Sitio web' }),
  languages: template({ it: 'Lingue', en: 'Languages', de: 'Sprachen', fr: 'Langues', es: 'Idiomas' }),
  street: template({ it: 'Via', en: 'Street', de: 'Straße', fr: 'Rue', es: 'Calle' }),
  houseNumber: template({
    it: 'Numero civico',
    en: 'House number',
    de: 'Hausnummer',
    fr: 'Numéro',
    es: 'Número',
  }),
  postcode: template({ it: 'CAP', en: 'Postcode', de: 'Postleitzahl', fr: 'Code postal', es: 'Código postal' }),
  town: template({ it: 'Città', en: 'Town', de: 'Ort', fr: 'Ville', es: 'Localidad' }),
  province: template({ it: 'Provincia', en: 'Province', de: 'Provinz', fr: 'Province', es: 'Provincia' }),
  phone: template({ it: 'Telefono', en: 'Telephone', de: 'Telefon', fr: 'Téléphone', es: 'Teléfono' }),
  companyName: template({
    it: 'Ragione sociale',
    en: 'Company',
    de: 'Firma',
    fr: 'Raison sociale',
    es: 'Razón social',
  }),
  vatNumber: template({
    it: 'Partita IVA',
    en: 'VAT number',
    de: 'Umsatzsteuer-ID',
    fr: 'Numéro de TVA',
    es: 'NIF-IVA',
  }),
  latitude: template({ it: 'Latitudine', en: 'Latitude', de: 'Breitengrad', fr: 'Latitude', es: 'Latitud' }),
  longitude: template({ it: 'Longitudine', en: 'Longitude', de: 'Längengrad', fr: 'Longitude', es: 'Longitud' }),
  description: template({
    it: 'Descrizione',
    en: 'Description',
    de: 'Beschreibung',
    fr: 'Description',
    es: 'Descripción',
  }),
  tables: template({ it: 'Tavoli', en: 'Tables', de: 'Tische', fr: 'Tables', es: 'Mesas' }),
  openingHours: template({
    it: 'Orari di apertura',
    en: 'Opening hours',
    de: 'Öffnungszeiten',
    fr: 'Heures d’ouverture',
    es: 'Horarios de apertura',
  }),
  closures: template({
    it: 'Giorni di chiusura',
    en: 'Closed days',
    de: 'Schließtage',
    fr: 'Jours de fermeture',
    es: 'Días de cierre',
  }),
  days: template({ it: 'Giorni', en: 'Days', de: 'Tage', fr: 'Jours', es: 'Días' }),
  message: template({ it: 'Messaggio', en: 'Message', de: 'Nachricht', fr: 'Message', es: 'Mensaje' }),
  key: template({ it: 'Chiave', en: 'Key', de: 'Schlüssel', fr: 'Clé', es: 'Clave' }),
}

/** What the audit calls the steps of the set-up. */
export const stepTexts = {
  about: template({
    it: 'Nome e sito',
    en: 'Name and website',
    de: 'Name und Website',
    fr: 'Nom et site',
    es: 'Nombre y sitio',
  }),
  place: template({
    it: 'Indirizzo e contatti',
    en: 'Address and contact',
    de: 'Adresse und Kontakt',
    fr: 'Adresse et contact',
    es: 'Dirección y contacto',
  }),
  hours: template({
    it: 'Orari di apertura',
    en: 'Opening hours',
    de: 'Öffnungszeiten',
    fr: 'Heures d’ouverture',
    es: 'Horarios de apertura',
  }),
  menu: template({ it: 'Menù', en: 'Menu', de: 'Speisekarte', fr: 'Carte', es: 'Carta' }),
}
