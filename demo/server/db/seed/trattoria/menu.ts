import type { RestaurantSeed, RowsOf } from '#demo/server/db/seed/restaurant-seed.ts'
import { id } from '#demo/server/db/seed/restaurant-seed.ts'
import { texts } from '#demo/server/texts/five-texts.ts'

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

const notes = texts([
  'I piatti possono contenere tracce di tutti gli allergeni: in caso di dubbi chiamaci.\nAlcuni prodotti possono essere surgelati all’origine.',
  'Dishes may contain traces of every allergen: call us if in doubt.\nSome products may have been frozen at source.',
  'Alle Gerichte können Spuren sämtlicher Allergene enthalten: Ruf uns im Zweifel an.\nEinige Produkte können tiefgekühlt sein.',
  'Les plats peuvent contenir des traces de tous les allergènes : en cas de doute, appelez-nous.\nCertains produits peuvent être surgelés à l’origine.',
  'Los platos pueden contener trazas de todos los alérgenos: si tienes dudas, llámanos.\nAlgunos productos pueden ser congelados en origen.',
])

const recommendedIds = [id<'Product'>(302), id<'Product'>(402), id<'Product'>(801)]

const courses: readonly Omit<RowsOf<'categories'>[number], 'position'>[] = [
  { id: id(1), names: texts(['Antipasti', 'Starters', 'Vorspeisen', 'Entrées', 'Entrantes']) },
  {
    id: id(2),
    names: texts(['Pizze classiche', 'Classic pizzas', 'Klassische Pizzen', 'Pizzas classiques', 'Pizzas clásicas']),
    descriptions: texts([
      'Impasto a lunga lievitazione, 48 ore, cotto nel forno a legna',
      'Dough risen for 48 hours and baked in the wood oven',
      'Teig mit 48 Stunden Ruhe, im Holzofen gebacken',
      'Pâte levée 48 heures, cuite au four à bois',
      'Masa de 48 horas de fermentación, al horno de leña',
    ]),
  },
  {
    id: id(3),
    names: texts(['Pizze della casa', 'House pizzas', 'Pizzen des Hauses', 'Pizzas maison', 'Pizzas de la casa']),
    descriptions: texts([
      'Scegli tu l’impasto',
      'You choose the dough',
      'Du wählst den Teig',
      'Vous choisissez la pâte',
      'Tú eliges la masa',
    ]),
  },
  {
    id: id(4),
    names: texts(['Primi', 'Pasta and risotto', 'Pasta und Risotto', 'Pâtes et risottos', 'Pastas y arroces']),
  },
  { id: id(5), names: texts(['Secondi', 'Main courses', 'Hauptgerichte', 'Plats', 'Segundos']) },
  {
    id: id(6),
    names: texts([
      'Insalate e contorni',
      'Salads and sides',
      'Salate und Beilagen',
      'Salades et accompagnements',
      'Ensaladas y guarniciones',
    ]),
  },
  {
    id: id(7),
    names: texts([
      'Burger e focacce',
      'Burgers and focaccia',
      'Burger und Focaccia',
      'Burgers et focaccia',
      'Hamburguesas y focaccia',
    ]),
  },
  {
    id: id(10),
    names: texts(['Menù', 'Set menus', 'Menüs', 'Menus', 'Menús']),
    descriptions: texts([
      'Componi il tuo menù: il prezzo comprende tutto',
      'Put your menu together: everything is included',
      'Stell dein Menü zusammen: alles im Preis inbegriffen',
      'Composez votre menu : tout est compris',
      'Compón tu menú: todo incluido',
    ]),
  },
  { id: id(8), names: texts(['Dolci', 'Desserts', 'Desserts', 'Desserts', 'Postres']) },
  {
    id: id(9),
    names: texts(['Bevande', 'Drinks', 'Getränke', 'Boissons', 'Bebidas']),
    descriptions: texts([
      'Gli alcolici solo ai maggiorenni',
      'Alcohol for adults only',
      'Alkohol nur für Erwachsene',
      'Alcool réservé aux adultes',
      'Alcohol solo para adultos',
    ]),
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
      names: texts(['Vegetariano', 'Vegetarian', 'Vegetarisch', 'Végétarien', 'Vegetariano']),
    },
    { id: id(2), icon: 'vegan', names: texts(['Vegano', 'Vegan', 'Vegan', 'Végane', 'Vegano']) },
    {
      id: id(3),
      icon: 'gluten-free',
      names: texts(['Senza glutine', 'Gluten-free', 'Glutenfrei', 'Sans gluten', 'Sin gluten']),
    },
    { id: id(4), icon: 'spicy', names: texts(['Piccante', 'Spicy', 'Scharf', 'Épicé', 'Picante']) },
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
