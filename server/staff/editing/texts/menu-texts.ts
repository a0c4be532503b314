import { template } from '#server/platform/texts/template.ts'

/** Forms of products and categories. */
export const menuTexts = {
  name: template({ it: 'Nome', en: 'Name', de: 'Name', fr: 'Nom', es: 'Nombre' }),
  description: template({
    it: 'Descrizione',
    en: 'Description',
    de: 'Beschreibung',
    fr: 'Description',
    es: 'Descripción',
  }),
  place: template({
    it: 'Posto nel menù',
    en: 'Place in the menu',
    de: 'Platz in der Karte',
    fr: 'Place dans le menu',
    es: 'Lugar en la carta',
  }),
  placeHint: template({
    it: 'Il numero più piccolo viene per primo.',
    en: 'The smallest number comes first.',
    de: 'Die kleinste Zahl kommt zuerst.',
    fr: 'Le plus petit nombre vient en premier.',
    es: 'El número más pequeño va primero.',
  }),
  newPlaceHint: template({
    it: 'Il numero più piccolo viene per primo. Vuoto: alla fine.',
    en: 'The smallest number comes first. Empty: at the end.',
    de: 'Die kleinste Zahl kommt zuerst. Leer: am Ende.',
    fr: 'Le plus petit nombre vient en premier. Vide : à la fin.',
    es: 'El número más pequeño va primero. Vacío: al final.',
  }),
  price: template({ it: 'Prezzo', en: 'Price', de: 'Preis', fr: 'Prix', es: 'Precio' }),
  eatenHere: template({
    it: 'Consumato qui',
    en: 'Eaten here',
    de: 'Hier gegessen',
    fr: 'Sur place',
    es: 'Para comer aquí',
  }),
  withdrawn: template({
    it: 'Non più in vendita',
    en: 'Not sold any more',
    de: 'Nicht mehr im Verkauf',
    fr: 'N’est plus en vente',
    es: 'Ya no se vende',
  }),
} as const

/** Where a product stands and what it is made of. */
export const factTexts = {
  category: template({ it: 'Categoria', en: 'Category', de: 'Kategorie', fr: 'Catégorie', es: 'Categoría' }),
  menu: template({ it: 'Menù', en: 'Menu', de: 'Speisekarte', fr: 'Menu', es: 'Carta' }),
  traits: template({ it: 'Contrassegni', en: 'Marks', de: 'Merkmale', fr: 'Mentions', es: 'Distintivos' }),
  ingredients: template({
    it: 'Ingredienti, da cui risultano gli allergeni',
    en: 'Ingredients, which say the allergens',
    de: 'Zutaten, aus denen sich die Allergene ergeben',
    fr: 'Ingrédients, d’où viennent les allergènes',
    es: 'Ingredientes, que indican los alérgenos',
  }),
  isDeliverable: template({
    it: 'Si può consegnare',
    en: 'Can be delivered',
    de: 'Kann geliefert werden',
    fr: 'Peut être livré',
    es: 'Se puede llevar a domicilio',
  }),
  isDiscountable: template({
    it: 'Valgono codici e premi',
    en: 'Codes and rewards count',
    de: 'Codes und Prämien gelten',
    fr: 'Codes et récompenses valables',
    es: 'Valen códigos y premios',
  }),
  isAlcoholic: template({
    it: 'Contiene alcol',
    en: 'Has alcohol',
    de: 'Enthält Alkohol',
    fr: 'Contient de l’alcool',
    es: 'Contiene alcohol',
  }),
  vat: template({ it: 'IVA', en: 'VAT', de: 'Mehrwertsteuer', fr: 'TVA', es: 'IVA' }),
} as const

/** The form of an ingredient. */
export const extraTexts = {
  isAvailable: template({
    it: 'Disponibile',
    en: 'There is some',
    de: 'Vorhanden',
    fr: 'Disponible',
    es: 'Hay existencias',
  }),
  venues: template({
    it: 'In queste sedi',
    en: 'At these venues',
    de: 'In diesen Lokalen',
    fr: 'Dans ces établissements',
    es: 'En estos locales',
  }),
  allergens: template({ it: 'Allergeni', en: 'Allergens', de: 'Allergene', fr: 'Allergènes', es: 'Alérgenos' }),
  added: template({
    it: 'Aggiunta: {name}',
    en: 'Added: {name}',
    de: 'Als Extra: {name}',
    fr: 'En supplément : {name}',
    es: 'Como extra: {name}',
  }),
  addedOfSet: template({
    it: 'Aggiunta: gruppo {id}',
    en: 'Added: set {id}',
    de: 'Als Extra: Gruppe {id}',
    fr: 'En supplément : groupe {id}',
    es: 'Como extra: grupo {id}',
  }),
  size: template({ it: 'Formato {id}', en: 'Size {id}', de: 'Größe {id}', fr: 'Taille {id}', es: 'Tamaño {id}' }),
} as const
