import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

type Row<T extends readonly unknown[]> = { readonly [I in keyof T]: string }

/** Texts of the samples, in the order of `languages`: Italian, English, German, French, Spanish. */
const texts = {
  order: ['Vedi ordine', 'View order', 'Zur Bestellung', 'Voir le panier', 'Ver pedido'],
  change: ['Modifica', 'Change', 'Ändern', 'Modifier', 'Cambiar'],
  discard: ['Annulla ordine', 'Discard order', 'Bestellung verwerfen', 'Annuler la commande', 'Descartar pedido'],
  sending: ['Invio in corso', 'Sending', 'Wird gesendet', 'Envoi en cours', 'Enviando'],
  call: ['Chiama il locale', 'Call the venue', 'Lokal anrufen', 'Appeler le restaurant', 'Llamar al local'],
  close: ['Chiudi', 'Close', 'Schließen', 'Fermer', 'Cerrar'],
  cart: ['Ordine, 2 prodotti', 'Order, 2 items', 'Bestellung, 2 Artikel', 'Panier, 2 articles', 'Pedido, 2 productos'],
  waiting: ['In attesa', 'Waiting', 'Wartet', 'En attente', 'En espera'],
  soldOut: ['Esaurito oggi', 'Sold out today', 'Heute ausverkauft', 'Épuisé aujourd’hui', 'Agotado hoy'],
  fewLeft: ['Ne restano 3', 'Only 3 left', 'Nur noch 3', 'Plus que 3', 'Solo quedan 3'],
  vegetarian: ['Vegetariano', 'Vegetarian', 'Vegetarisch', 'Végétarien', 'Vegetariano'],
  confirmed: ['Confermato', 'Confirmed', 'Bestätigt', 'Confirmée', 'Confirmado'],
  required: ['Obbligatorio', 'Required', 'Pflicht', 'Obligatoire', 'Obligatorio'],
  done: ['Fatto', 'Done', 'Fertig', 'Choisi', 'Hecho'],
  optional: ['Facoltativo', 'Optional', 'Optional', 'Facultatif', 'Opcional'],
  today: ['oggi', 'today', 'heute', 'aujourd’hui', 'hoy'],
  days: ['Giorni', 'Days', 'Tage', 'Jours', 'Días'],
  times: ['Orari', 'Times', 'Zeiten', 'Horaires', 'Horarios'],
  filters: ['Filtri', 'Filters', 'Filter', 'Filtres', 'Filtros'],
  phone: ['Telefono', 'Phone', 'Telefon', 'Téléphone', 'Teléfono'],
  phoneHint: [
    'Solo per domande sull’ordine',
    'Only for questions about the order',
    'Nur für Fragen zur Bestellung',
    'Uniquement pour la commande',
    'Solo para dudas sobre el pedido',
  ],
  phoneError: [
    'Il numero è troppo corto',
    'The number is too short',
    'Die Nummer ist zu kurz',
    'Le numéro est trop court',
    'El número es demasiado corto',
  ],
  password: ['Password', 'Password', 'Passwort', 'Mot de passe', 'Contraseña'],
  show: ['Mostra', 'Show', 'Anzeigen', 'Afficher', 'Mostrar'],
  note: [
    'Nota per la cucina',
    'Note for the kitchen',
    'Notiz für die Küche',
    'Note pour la cuisine',
    'Nota para cocina',
  ],
  country: ['Paese', 'Country', 'Land', 'Pays', 'País'],
  address: ['Indirizzo', 'Address', 'Adresse', 'Adresse', 'Dirección'],
  terms: [
    'Accetto le condizioni',
    'I accept the terms',
    'Ich akzeptiere die Bedingungen',
    'J’accepte les conditions',
    'Acepto las condiciones',
  ],
  termsError: [
    'Serve per ordinare',
    'Needed to order',
    'Zum Bestellen nötig',
    'Nécessaire pour commander',
    'Necesario para pedir',
  ],
  size: ['Misura', 'Size', 'Größe', 'Taille', 'Tamaño'],
  chooseOne: ['Scegline 1', 'Choose 1', 'Wähle 1', 'Choisissez-en 1', 'Elige 1'],
  normal: ['Normale', 'Normal', 'Normal', 'Normale', 'Normal'],
  large: ['Grande', 'Large', 'Groß', 'Grande', 'Grande'],
  extras: ['Aggiunte', 'Extras', 'Extras', 'Suppléments', 'Extras'],
  upToTwo: ['Fino a 2', 'Up to 2', 'Bis zu 2', 'Jusqu’à 2', 'Hasta 2'],
  olives: ['Olive', 'Olives', 'Oliven', 'Olives', 'Aceitunas'],
  mushrooms: ['Funghi', 'Mushrooms', 'Pilze', 'Champignons', 'Champiñones'],
  quantity: ['Quantità', 'Quantity', 'Menge', 'Quantité', 'Cantidad'],
  less: ['Meno', 'Less', 'Weniger', 'Moins', 'Menos'],
  more: ['Più', 'More', 'Mehr', 'Plus', 'Más'],
  remove: ['Rimuovi', 'Remove', 'Entfernen', 'Retirer', 'Quitar'],
  offline: [
    'Offline: i prezzi possono essere cambiati',
    'Offline: prices may have changed',
    'Offline: Preise können sich geändert haben',
    'Hors ligne : les prix ont pu changer',
    'Sin conexión: los precios pueden haber cambiado',
  ],
  missing: ['Manca ancora', 'Still missing', 'Es fehlt noch', 'Il manque encore', 'Todavía falta'],
  tillMinimum: [
    'Ancora 4,00 € al minimo',
    '4.00 € more to the minimum',
    'Noch 4,00 € bis zum Mindestwert',
    'Encore 4,00 € pour le minimum',
    'Faltan 4,00 € para el mínimo',
  ],
  loading: ['Caricamento', 'Loading', 'Wird geladen', 'Chargement', 'Cargando'],
  empty: [
    'Il tuo ordine è vuoto',
    'Your order is empty',
    'Deine Bestellung ist leer',
    'Votre panier est vide',
    'Tu pedido está vacío',
  ],
  seeMenu: ['Vedi il menù', 'See the menu', 'Zur Speisekarte', 'Voir le menu', 'Ver la carta'],
  contact: ['Contatto', 'Contact', 'Kontakt', 'Contact', 'Contacto'],
  dish: ['Pizza margherita', 'Pizza margherita', 'Pizza Margherita', 'Pizza margherita', 'Pizza margarita'],
  dishText: [
    'Pomodoro, mozzarella, basilico',
    'Tomato, mozzarella, basil',
    'Tomaten, Mozzarella, Basilikum',
    'Tomate, mozzarella, basilic',
    'Tomate, mozzarella, albahaca',
  ],
  add: ['Aggiungi', 'Add to order', 'Hinzufügen', 'Ajouter', 'Añadir'],
  removed: ['Prodotto rimosso', 'Product removed', 'Artikel entfernt', 'Article retiré', 'Producto quitado'],
  undo: ['Annulla', 'Undo', 'Rückgängig', 'Rétablir', 'Deshacer'],
} as const satisfies Readonly<Record<string, Row<typeof languages>>>

export type KitText = (name: keyof typeof texts) => string

/** Texts of the samples in one language. */
export function createKitText(language: Language): KitText {
  const column = languages.indexOf(language)
  return (name) => texts[name][column] ?? name
}
