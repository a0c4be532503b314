import type { Texts } from '#server/platform/texts/language.ts'
import { template } from '#server/platform/texts/template.ts'
import type { VatClass } from '#src/domain/taxes/vat-class.ts'

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
  prices: template({ it: 'Prezzi', en: 'Prices', de: 'Preise', fr: 'Prix', es: 'Precios' }),
  price: template({ it: 'Prezzo', en: 'Price', de: 'Preis', fr: 'Prix', es: 'Precio' }),
  eatenHere: template({
    it: 'Consumato qui',
    en: 'Eaten here',
    de: 'Hier gegessen',
    fr: 'Sur place',
    es: 'Para comer aquí',
  }),
  thisEatenHere: template({
    it: '{name}, consumato qui',
    en: '{name}, eaten here',
    de: '{name}, hier gegessen',
    fr: '{name}, sur place',
    es: '{name}, para comer aquí',
  }),
  samePrice: template({
    it: 'Vuoto: lo stesso prezzo.',
    en: 'Empty: the same price.',
    de: 'Leer: derselbe Preis.',
    fr: 'Vide : le même prix.',
    es: 'Vacío: el mismo precio.',
  }),
  everySize: template({
    it: 'Ogni formato',
    en: 'Every size',
    de: 'Jede Größe',
    fr: 'Toutes les tailles',
    es: 'Todos los tamaños',
  }),
  added: template({
    it: 'In più sul prezzo',
    en: 'Added to the price',
    de: 'Aufschlag auf den Preis',
    fr: 'En plus du prix',
    es: 'Se suma al precio',
  }),
  withdrawn: template({
    it: 'Non più in vendita',
    en: 'Not sold any more',
    de: 'Nicht mehr im Verkauf',
    fr: 'N’est plus en vente',
    es: 'Ya no se vende',
  }),
  product: template({ it: 'Il prodotto', en: 'The product', de: 'Das Produkt', fr: 'Le produit', es: 'El producto' }),
  productHint: template({
    it: 'In ogni formato. Gli ordini lo conservano; si può rimettere in vendita.',
    en: 'Whatever the size. Orders keep it; it can be sold again.',
    de: 'In jeder Größe. Bestellungen behalten es; es kann wieder verkauft werden.',
    fr: 'Quelle que soit la taille. Les commandes le gardent ; il peut être remis en vente.',
    es: 'En todos los tamaños. Los pedidos lo conservan; se puede volver a vender.',
  }),
  lastSize: template({
    it: 'Non resterebbe alcun formato: togliere piuttosto il prodotto.',
    en: 'No size would be left: withdraw the product instead.',
    de: 'Es bliebe keine Größe übrig: Bitte stattdessen das Produkt herausnehmen.',
    fr: 'Il ne resterait aucune taille : retirez plutôt le produit.',
    es: 'No quedaría ningún tamaño: retire mejor el producto.',
  }),
} as const

/** Where a product stands and what it is made of. */
export const factTexts = {
  group: template({ it: 'Nel menù', en: 'In the menu', de: 'In der Karte', fr: 'Dans le menu', es: 'En la carta' }),
  category: template({ it: 'Categoria', en: 'Category', de: 'Kategorie', fr: 'Catégorie', es: 'Categoría' }),
  menus: template({ it: 'Menù', en: 'Menus', de: 'Speisekarten', fr: 'Menus', es: 'Cartas' }),
  menu: template({ it: 'Menù', en: 'Menu', de: 'Speisekarte', fr: 'Menu', es: 'Carta' }),
  menuNumber: template({
    it: 'Menù {id}',
    en: 'Menu {id}',
    de: 'Speisekarte {id}',
    fr: 'Menu {id}',
    es: 'Carta {id}',
  }),
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
  vatClass: template({ it: 'Tipo', en: 'Kind', de: 'Art', fr: 'Type', es: 'Tipo' }),
  vatHint: template({
    it: 'Gli ordini mantengono l’aliquota con cui sono stati inviati.',
    en: 'Orders keep the rate they were placed with.',
    de: 'Bestellungen behalten den Satz, mit dem sie aufgegeben wurden.',
    fr: 'Les commandes gardent le taux avec lequel elles ont été passées.',
    es: 'Los pedidos conservan el tipo con el que se hicieron.',
  }),
  usualVatClass: template({
    it: 'Alcolico se contiene alcol, altrimenti piatto',
    en: 'Alcohol where it has alcohol, else a dish',
    de: 'Alkohol, wenn es Alkohol enthält, sonst Speise',
    fr: 'Alcool s’il en contient, sinon un plat',
    es: 'Alcohol si lo contiene; si no, plato',
  }),
} as const

/** What a product is for VAT. */
export const vatClassNames: Readonly<Record<VatClass, Texts>> = {
  dish: template({ it: 'Piatto', en: 'Dish', de: 'Speise', fr: 'Plat', es: 'Plato' }),
  keepable: template({
    it: 'Alimento confezionato o freddo',
    en: 'Packed or cold food',
    de: 'Verpacktes oder kaltes Essen',
    fr: 'Aliment emballé ou froid',
    es: 'Comida envasada o fría',
  }),
  softDrink: template({
    it: 'Bevanda senza zucchero né alcol',
    en: 'Drink without sugar or alcohol',
    de: 'Getränk ohne Zucker und Alkohol',
    fr: 'Boisson sans sucre ni alcool',
    es: 'Bebida sin azúcar ni alcohol',
  }),
  sweetenedDrink: template({
    it: 'Bevanda zuccherata',
    en: 'Sweetened drink',
    de: 'Gesüßtes Getränk',
    fr: 'Boisson sucrée',
    es: 'Bebida azucarada',
  }),
  alcohol: template({ it: 'Alcolico', en: 'Alcohol', de: 'Alkohol', fr: 'Alcool', es: 'Alcohol' }),
}

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
