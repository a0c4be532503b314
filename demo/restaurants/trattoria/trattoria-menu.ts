import type { RestaurantSeed, RowsOf } from '#demo/restaurants/restaurant-seed.ts'
import { id } from '#demo/restaurants/restaurant-seed.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'

import { extraSets } from './additions.ts'
import { antipasti } from './antipasti.ts'
import { burgers } from './burgers.ts'
import { classicPizzas } from './classic-pizzas.ts'
import { combos } from './combos.ts'
import { desserts } from './desserts.ts'
import { drinks } from './drinks.ts'
import { flavourSets } from './flavours.ts'
import { housePizzas } from './house-pizzas.ts'
import { ingredients } from './ingredients.ts'
import { primi } from './primi.ts'
import { salads } from './salads.ts'
import { secondi } from './secondi.ts'

const notes = restaurantTexts({
  it: 'I piatti possono contenere tracce di tutti gli allergeni: in caso di dubbi chiamaci.\nAlcuni prodotti possono essere surgelati all’origine.',
  en: 'Dishes may contain traces of every allergen: call us if in doubt.\nSome products may have been frozen at source.',
  de: 'Alle Gerichte können Spuren sämtlicher Allergene enthalten: Ruf uns im Zweifel an.\nEinige Produkte können tiefgekühlt sein.',
  fr: 'Les plats peuvent contenir des traces de tous les allergènes : en cas de doute, appelez-nous.\nCertains produits peuvent être surgelés à l’origine.',
  es: 'Los platos pueden contener trazas de todos los alérgenos: si tienes dudas, llámanos.\nAlgunos productos pueden ser congelados en origen.',
})

const recommendedIds = [id<'Product'>(302), id<'Product'>(402), id<'Product'>(801)]

const courses: readonly Omit<RowsOf<'categories'>[number], 'position'>[] = [
  {
    id: id(1),
    names: restaurantTexts({ it: 'Antipasti', en: 'Starters', de: 'Vorspeisen', fr: 'Entrées', es: 'Entrantes' }),
  },
  {
    id: id(2),
    names: restaurantTexts({
      it: 'Pizze classiche',
      en: 'Classic pizzas',
      de: 'Klassische Pizzen',
      fr: 'Pizzas classiques',
      es: 'Pizzas clásicas',
    }),
    descriptions: restaurantTexts({
      it: 'Impasto a lunga lievitazione, 48 ore, cotto nel forno a legna',
      en: 'Dough risen for 48 hours and baked in the wood oven',
      de: 'Teig mit 48 Stunden Ruhe, im Holzofen gebacken',
      fr: 'Pâte levée 48 heures, cuite au four à bois',
      es: 'Masa de 48 horas de fermentación, al horno de leña',
    }),
  },
  {
    id: id(3),
    names: restaurantTexts({
      it: 'Pizze della casa',
      en: 'House pizzas',
      de: 'Pizzen des Hauses',
      fr: 'Pizzas maison',
      es: 'Pizzas de la casa',
    }),
    descriptions: restaurantTexts({
      it: 'Scegli tu l’impasto',
      en: 'You choose the dough',
      de: 'Du wählst den Teig',
      fr: 'Vous choisissez la pâte',
      es: 'Tú eliges la masa',
    }),
  },
  {
    id: id(4),
    names: restaurantTexts({
      it: 'Primi',
      en: 'Pasta and risotto',
      de: 'Pasta und Risotto',
      fr: 'Pâtes et risottos',
      es: 'Pastas y arroces',
    }),
  },
  {
    id: id(5),
    names: restaurantTexts({ it: 'Secondi', en: 'Main courses', de: 'Hauptgerichte', fr: 'Plats', es: 'Segundos' }),
  },
  {
    id: id(6),
    names: restaurantTexts({
      it: 'Insalate e contorni',
      en: 'Salads and sides',
      de: 'Salate und Beilagen',
      fr: 'Salades et accompagnements',
      es: 'Ensaladas y guarniciones',
    }),
  },
  {
    id: id(7),
    names: restaurantTexts({
      it: 'Burger e focacce',
      en: 'Burgers and focaccia',
      de: 'Burger und Focaccia',
      fr: 'Burgers et focaccia',
      es: 'Hamburguesas y focaccia',
    }),
  },
  {
    id: id(10),
    names: restaurantTexts({ it: 'Menù', en: 'Set menus', de: 'Menüs', fr: 'Menus', es: 'Menús' }),
    descriptions: restaurantTexts({
      it: 'Componi il tuo menù: il prezzo comprende tutto',
      en: 'Put your menu together: everything is included',
      de: 'Stell dein Menü zusammen: alles im Preis inbegriffen',
      fr: 'Composez votre menu : tout est compris',
      es: 'Compón tu menú: todo incluido',
    }),
  },
  { id: id(8), names: restaurantTexts({ it: 'Dolci', en: 'Desserts', de: 'Desserts', fr: 'Desserts', es: 'Postres' }) },
  {
    id: id(9),
    names: restaurantTexts({ it: 'Bevande', en: 'Drinks', de: 'Getränke', fr: 'Boissons', es: 'Bebidas' }),
    descriptions: restaurantTexts({
      it: 'Gli alcolici solo ai maggiorenni',
      en: 'Alcohol for adults only',
      de: 'Alkohol nur für Erwachsene',
      fr: 'Alcool réservé aux adultes',
      es: 'Alcohol solo para adultos',
    }),
  },
]
const categories = courses.map((row, index) => ({ ...row, position: index + 1 }))

const dishes = [
  ...antipasti,
  ...classicPizzas,
  ...housePizzas,
  ...primi,
  ...secondi,
  ...salads,
  ...burgers,
  ...combos,
  ...desserts,
  ...drinks,
]

const unitsLeft: readonly (readonly [productId: number, venueId: number, quantity: number])[] = [
  // Sold out today.
  [305, 11, 0],
  [505, 11, 0],
  [505, 13, 0],
  // A few left.
  [304, 11, 3],
  [102, 11, 7],
  [803, 11, 10],
  [908, 11, 24],
  [803, 12, 4],
  [402, 12, 15],
]

export const trattoriaMenu: Pick<
  RestaurantSeed,
  'menus' | 'categories' | 'traits' | 'ingredients' | 'extraSets' | 'products' | 'stock'
> = {
  menus: [
    { id: id(1), notes, recommendedIds },
    { id: id(2), notes, recommendedIds: [id(402), id(706)] },
  ],
  categories,
  traits: [
    {
      id: id(1),
      icon: 'vegetarian',
      names: restaurantTexts({
        it: 'Vegetariano',
        en: 'Vegetarian',
        de: 'Vegetarisch',
        fr: 'Végétarien',
        es: 'Vegetariano',
      }),
    },
    {
      id: id(2),
      icon: 'vegan',
      names: restaurantTexts({ it: 'Vegano', en: 'Vegan', de: 'Vegan', fr: 'Végane', es: 'Vegano' }),
    },
    {
      id: id(3),
      icon: 'gluten-free',
      names: restaurantTexts({
        it: 'Senza glutine',
        en: 'Gluten-free',
        de: 'Glutenfrei',
        fr: 'Sans gluten',
        es: 'Sin gluten',
      }),
    },
    {
      id: id(4),
      icon: 'spicy',
      names: restaurantTexts({ it: 'Piccante', en: 'Spicy', de: 'Scharf', fr: 'Épicé', es: 'Picante' }),
    },
  ],
  ingredients,
  extraSets: [...extraSets, ...flavourSets],
  products: dishes.map((row, index) => ({ ...row, position: index + 1 })),
  stock: unitsLeft.map(([productId, venueId, quantity]) => ({
    productId: id(productId),
    venueId: id(venueId),
    quantity,
  })),
}
