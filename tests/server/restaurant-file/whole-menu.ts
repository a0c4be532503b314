import type { WrittenMenu } from '#server/restaurant-file/menu-sources/source-menu.ts'

export const five = { it: 'Testo', en: 'Text', de: 'Text', fr: 'Texte', es: 'Texto' }

/** A menu that says everything that a menu can say. */
export const wholeMenu: WrittenMenu = {
  menus: [{ key: 'carta', id: 1, name: 'Carta', note: five, recommended: ['Margherita'] }],
  categories: [{ key: 'pizze', id: 2, name: 'Pizze', description: five }, { name: 'Menù' }],
  types: [{ key: 'pizza', id: 1, name: 'Pizza' }],
  traits: [{ key: 'vegetarian', id: 1, name: five, icon: 'vegetarian' }],
  ingredients: [{ key: 'tomato', id: 1, name: 'Pomodoro', allergens: ['LATTE'], isAvailable: true, outAt: ['centro'] }],
  extras: [
    {
      key: 'pizza',
      id: 1,
      name: 'Pizza',
      groups: [{ key: 'cheese', id: 1, name: 'Formaggi' }],
      extras: [{ ingredient: 'tomato', group: 'cheese', price: -0.5, sizePrices: { maxi: 1.5 } }],
      rules: [{ group: 'cheese', size: 'maxi', min: 0, max: 3, free: 1, price: 2 }],
    },
  ],
  products: [
    {
      key: 'margherita',
      id: 201,
      name: 'Margherita',
      price: 6.5,
      category: 'Pizze',
      otherCategories: ['Menù'],
      description: five,
      photos: ['margherita', 'margherita-2'],
      listPhoto: 'margherita-2',
      eatInPrice: 7.5,
      menus: ['Carta'],
      type: 'pizza',
      traits: ['vegetarian'],
      ingredients: ['tomato'],
      sizes: [
        { key: 'regular', id: 1, name: 'Normale', price: 6.5, isStandard: true, isWithdrawn: false },
        { key: 'maxi', name: 'Maxi', price: 9 },
      ],
      variants: [{ key: 'wholemeal', id: 2, name: 'Integrale', price: 1, label: five }],
      variantName: five,
      isVariantRequired: true,
      prices: [{ size: 'maxi', variant: 'wholemeal', price: 10, eatInPrice: 11 }],
      extras: 'pizza',
      picks: { from: 'pizza', min: 1, max: 3, maxFlavours: 2 },
      suggestions: ['Menù pizza'],
      isDiscountable: false,
      isDeliverable: false,
      isAlcoholic: true,
      vatClass: 'keepable',
      isWithdrawn: false,
      nutrition: {
        energyKj: 1891,
        energyKcal: 452,
        fatGrams: 28.4,
        saturatesGrams: 17,
        carbohydrateGrams: 40,
        sugarsGrams: 25,
        fibreGrams: 1,
        proteinGrams: 8,
        saltGrams: 0.22,
      },
      stock: { centro: 9 },
    },
    {
      name: 'Menù pizza',
      price: 12,
      category: 'Menù',
      combo: {
        pricing: 'fixed',
        min: 1,
        max: 2,
        courses: [{ category: 'Pizze', min: 1, max: 1, products: [{ product: 'Margherita', price: 1, quantity: 1 }] }],
      },
    },
  ],
}
