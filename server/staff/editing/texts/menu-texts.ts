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

/** What else a menu has beside its dishes. */
export const listTexts = {
  categories: template({ it: 'Categorie', en: 'Categories', de: 'Kategorien', fr: 'Catégories', es: 'Categorías' }),
  categoryOrder: template({
    it: 'Ordine delle categorie',
    en: 'Order of the categories',
    de: 'Reihenfolge der Kategorien',
    fr: 'Ordre des catégories',
    es: 'Orden de las categorías',
  }),
  dishOrder: template({
    it: 'Ordine dei piatti',
    en: 'Order of the dishes',
    de: 'Reihenfolge der Gerichte',
    fr: 'Ordre des plats',
    es: 'Orden de los platos',
  }),
  icon: template({ it: 'Simbolo', en: 'Sign', de: 'Zeichen', fr: 'Symbole', es: 'Símbolo' }),
  isAvailable: template({
    it: 'Disponibile',
    en: 'There is some',
    de: 'Vorhanden',
    fr: 'Disponible',
    es: 'Hay existencias',
  }),
  outAt: template({
    it: 'Sedi che non lo hanno',
    en: 'Venues that do not have it',
    de: 'Standorte, die es nicht haben',
    fr: 'Établissements qui n’en ont pas',
    es: 'Locales que no lo tienen',
  }),
  allergens: template({ it: 'Allergeni', en: 'Allergens', de: 'Allergene', fr: 'Allergènes', es: 'Alérgenos' }),
} as const
