/** A product as lists say it, without what only its own call says. */
export const listedProduct = {
  id: 901,
  name: 'Margherita',
  description: 'Pomodoro San Marzano, fior di latte, basilico',
  photoCode: 'p901',
  photos: [{ code: 'p901a' }, { code: 'p901b' }],
  price: 650,
  eatInPrice: 725,
  category: { id: 61, name: 'Pizze' },
  categoryIds: [61, 64],
  typeId: 3,
  traits: [{ id: 2, name: 'Vegetariano', icon: 'leaf' }],
  ingredients: [
    { id: 1, name: 'Pomodoro', allergens: [], isAvailable: true, excludedVenueIds: [] },
    { id: 2, name: 'Fior di latte', allergens: ['LATTE', 'SOIA'], isAvailable: true, excludedVenueIds: [22, 23] },
  ],
  sizes: [
    { id: 501, name: 'Normale', price: 610, isStandard: false },
    { id: 502, name: 'Maxi', price: 900, isStandard: true },
  ],
  variants: [
    { id: 601, name: 'Integrale', price: 120, label: 'Impasto integrale' },
    { id: 602, name: 'Classico', price: 0, label: null },
  ],
  variantName: 'Impasto',
  isVariantRequired: true,
  priceTable: [
    { sizeId: 501, variantId: 'any', price: 600, eatInPrice: 700 },
    { sizeId: 'any', variantId: 602, price: 950, eatInPrice: null },
  ],
  minPicks: 1,
  maxPicks: 5,
  maxFlavours: 4,
  stock: [{ venueId: 21, quantity: 14 }],
  suggestedProductIds: [930, 931],
  isDiscountable: true,
  isDeliverable: true,
  menuIds: [41, 42],
  isCombo: true,
  comboPricing: 'variable',
  minComboProducts: 2,
  maxComboProducts: 8,
  isAlcoholic: true,
  nutrition: {
    energyKj: 1046,
    energyKcal: 250,
    fatGrams: 9.5,
    saturatesGrams: 4.1,
    carbohydrateGrams: 31.2,
    sugarsGrams: 3.4,
    fibreGrams: 2.3,
    proteinGrams: 11.7,
    saltGrams: 1.25,
  },
}

const additions = {
  groups: [{ id: 71, name: 'Formaggi' }],
  ingredients: [
    {
      id: 15,
      name: 'Bufala',
      allergens: ['LATTE'],
      isAvailable: true,
      excludedVenueIds: [22],
      groupId: 71,
      price: 150,
      sizePrices: [{ sizeId: 502, price: 220 }],
    },
  ],
  groupRules: [
    { sizeId: 502, groupId: 71, max: 4, min: 1, free: 2, price: 70 },
    { sizeId: 'any', groupId: 71, max: null, min: null, free: null, price: null },
  ],
}

const picks = {
  groups: [{ id: 81, name: 'Gusti' }],
  ingredients: [
    {
      id: 25,
      name: 'Pistacchio',
      allergens: ['FRUTTA_A_GUSCIO'],
      isAvailable: true,
      excludedVenueIds: [22],
      groupId: 81,
      price: 80,
      sizePrices: [{ sizeId: 502, price: 110 }],
    },
  ],
  groupRules: [
    { sizeId: 502, groupId: 81, max: 4, min: 1, free: 2, price: 70 },
    { sizeId: 'any', groupId: 81, max: null, min: null, free: null, price: null },
  ],
}

const comboProduct = {
  productId: 950,
  categoryId: 66,
  name: 'Birra 0,4 l',
  quantity: 2,
  price: 350,
  total: 700,
  ingredients: [{ id: 30, name: "Malto d'orzo", allergens: ['GLUTINE'], isAvailable: true, excludedVenueIds: [24] }],
}

export const wholeProduct = {
  ...listedProduct,
  additions,
  picks,
  comboCategories: [{ id: 66, name: 'Bibite', min: 1, max: 2 }],
  comboProducts: [comboProduct],
}
