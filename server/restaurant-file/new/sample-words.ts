import type { Language } from '#src/options/languages.ts'

type Words = Readonly<Record<Language, string>>

/** What stands in a new file until somebody writes the own texts. */
const words = {
  pizzas: { it: 'Pizze', en: 'Pizzas', de: 'Pizzen', fr: 'Pizzas', es: 'Pizzas' },
  starters: { it: 'Antipasti', en: 'Starters', de: 'Vorspeisen', fr: 'Entrées', es: 'Entrantes' },
  mains: { it: 'Piatti', en: 'Main courses', de: 'Hauptgerichte', fr: 'Plats', es: 'Platos' },
  desserts: { it: 'Dolci', en: 'Desserts', de: 'Desserts', fr: 'Desserts', es: 'Postres' },
  drinks: { it: 'Bevande', en: 'Drinks', de: 'Getränke', fr: 'Boissons', es: 'Bebidas' },
  marinara: { it: 'Marinara', en: 'Marinara', de: 'Marinara', fr: 'Marinara', es: 'Marinara' },
  margherita: { it: 'Margherita', en: 'Margherita', de: 'Margherita', fr: 'Margherita', es: 'Margarita' },
  soup: { it: 'Zuppa del giorno', en: 'Soup of the day', de: 'Tagessuppe', fr: 'Soupe du jour', es: 'Sopa del día' },
  dishOfTheDay: {
    it: 'Piatto del giorno',
    en: 'Dish of the day',
    de: 'Tagesgericht',
    fr: 'Plat du jour',
    es: 'Plato del día',
  },
  tiramisu: { it: 'Tiramisù', en: 'Tiramisu', de: 'Tiramisu', fr: 'Tiramisu', es: 'Tiramisú' },
  water: { it: 'Acqua', en: 'Water', de: 'Wasser', fr: 'Eau', es: 'Agua' },
  street: { it: 'Via Roma', en: 'High Street', de: 'Hauptstraße', fr: 'Rue de la Paix', es: 'Calle Mayor' },
  town: { it: 'Città', en: 'Town', de: 'Stadt', fr: 'Ville', es: 'Ciudad' },
  center: { it: 'Centro', en: 'Centre', de: 'Zentrum', fr: 'Centre', es: 'Centro' },
  station: { it: 'Stazione', en: 'Station', de: 'Bahnhof', fr: 'Gare', es: 'Estación' },
  lawn: { it: 'Prato', en: 'Lawn', de: 'Wiese', fr: 'Pelouse', es: 'Césped' },
  tableNumber: {
    it: 'Numero del tavolo',
    en: 'Table number',
    de: 'Tischnummer',
    fr: 'Numéro de table',
    es: 'Número de mesa',
  },
  coverCharge: { it: 'Coperto', en: 'Cover charge', de: 'Gedeck', fr: 'Couvert', es: 'Cubierto' },
  bill: { it: 'Il conto', en: 'The bill', de: 'Die Rechnung', fr: 'L’addition', es: 'La cuenta' },
} as const satisfies Readonly<Record<string, Words>>

export type Say = (word: keyof typeof words) => string

export function sayIn(language: Language): Say {
  return (word) => words[word][language]
}
