import { restaurantTexts } from '#server/platform/texts/localized.ts'
import { cents } from '#src/domain/money.ts'

import type { Dish } from './dish-rows.ts'
import { dish } from './dish-rows.ts'
import { picksOf, tubSizeId } from './flavours.ts'

const dessert = { type: 'dessert' } as const

export const desserts: readonly Dish[] = [
  dish(
    801,
    550,
    [
      'tiramisu',
      { it: 'Tiramisù', en: 'Tiramisu', de: 'Tiramisu', fr: 'Tiramisu', es: 'Tiramisú' },
      {
        it: 'La ricetta di nonna Teresa, con savoiardi fatti in casa',
        en: 'Grandma Teresa’s recipe, with home-made ladyfingers',
        de: 'Nach dem Rezept von Großmutter Teresa, mit hausgemachten Löffelbiskuits',
        fr: 'La recette de grand-mère Teresa, biscuits maison',
        es: 'La receta de la abuela Teresa, con bizcochos caseros',
      },
    ],
    { of: ['mascarpone', 'egg', 'coffee', 'cocoa', 'wheat'], traits: ['vegetarian'], ...dessert },
  ),
  dish(
    802,
    500,
    [
      'panna-cotta',
      {
        it: 'Panna cotta ai frutti di bosco',
        en: 'Panna cotta with berries',
        de: 'Panna cotta mit Waldbeeren',
        fr: 'Panna cotta aux fruits des bois',
        es: 'Panna cotta con frutos del bosque',
      },
      {
        it: 'Panna fresca e salsa ai frutti di bosco',
        en: 'Fresh cream and berry sauce',
        de: 'Frische Sahne und Waldbeerensauce',
        fr: 'Crème fraîche et coulis de fruits des bois',
        es: 'Nata fresca y salsa de frutos del bosque',
      },
    ],
    { of: ['cream', 'sugar'], traits: ['glutenFree'], ...dessert },
  ),
  dish(
    803,
    500,
    [
      'bonet',
      'Bonèt',
      {
        it: 'Budino piemontese al cacao e amaretti',
        en: 'Piedmontese pudding with cocoa and amaretti',
        de: 'Piemonteser Pudding mit Kakao und Amaretti',
        fr: 'Flan piémontais au cacao et aux amaretti',
        es: 'Budín piamontés de cacao y amaretti',
      },
    ],
    { of: ['egg', 'cocoa', 'cream', 'hazelnut'], traits: ['vegetarian'], ...dessert },
  ),
  dish(
    804,
    500,
    [
      'torta-nocciole',
      {
        it: 'Torta di nocciole',
        en: 'Hazelnut cake',
        de: 'Haselnusskuchen',
        fr: 'Gâteau aux noisettes',
        es: 'Tarta de avellanas',
      },
      {
        it: 'Nocciole delle Langhe, senza farina',
        en: 'Langhe hazelnuts, no flour',
        de: 'Haselnüsse aus den Langhe, ohne Mehl',
        fr: 'Noisettes des Langhe, sans farine',
        es: 'Avellanas de las Langhe, sin harina',
      },
    ],
    { of: ['hazelnut', 'egg', 'sugar'], traits: ['vegetarian', 'glutenFree'], ...dessert },
  ),
  dish(
    805,
    450,
    [
      'gelato',
      {
        it: 'Gelato artigianale',
        en: 'Artisan ice cream',
        de: 'Hausgemachtes Eis',
        fr: 'Glace artisanale',
        es: 'Helado artesano',
      },
      {
        it: 'Coppetta da una a tre palline, fino a due gusti',
        en: 'One to three scoops in a cup, up to two flavours',
        de: 'Ein bis drei Kugeln im Becher, bis zu zwei Sorten',
        fr: 'Coupe d’une à trois boules, deux parfums au plus',
        es: 'Tarrina de una a tres bolas, hasta dos sabores',
      },
    ],
    {
      of: ['sugar'],
      traits: ['vegetarian'],
      picks: { picksId: picksOf.gelato, minPicks: 1, maxPicks: 3, maxFlavours: 2 },
      additions: 'gelato',
      suggests: [910],
      ...dessert,
    },
  ),
  dish(
    806,
    400,
    [
      'macedonia',
      { it: 'Macedonia', en: 'Fruit salad', de: 'Obstsalat', fr: 'Salade de fruits', es: 'Macedonia' },
      {
        it: 'Frutta di stagione tagliata al momento',
        en: 'Seasonal fruit, cut to order',
        de: 'Saisonobst, frisch geschnitten',
        fr: 'Fruits de saison, coupés minute',
        es: 'Fruta de temporada, cortada al momento',
      },
    ],
    { of: ['lemon'], traits: ['vegetarian', 'vegan', 'glutenFree'], ...dessert },
  ),
  {
    ...dish(
      807,
      1200,
      [
        'gelato',
        {
          it: 'Vaschetta di gelato',
          en: 'Ice cream to share',
          de: 'Eis zum Teilen',
          fr: 'Glace à partager',
          es: 'Helado para compartir',
        },
        {
          it: 'Vaschetta termica da portare a casa, da tre a sei gusti',
          en: 'Insulated tub to take home, three to six portions',
          de: 'Isolierter Becher zum Mitnehmen, drei bis sechs Portionen',
          fr: 'Barquette isotherme à emporter, de trois à six portions',
          es: 'Tarrina térmica para llevar, de tres a seis porciones',
        },
      ],
      {
        of: ['sugar'],
        traits: ['vegetarian'],
        picks: { picksId: picksOf.gelatoTub, minPicks: 3, maxPicks: 6, maxFlavours: 4 },
        additions: 'gelato',
        ...dessert,
      },
    ),
    sizes: [
      { id: tubSizeId.half, names: restaurantTexts('500 g'), price: cents(1200) },
      { id: tubSizeId.whole, names: restaurantTexts('1 kg'), price: cents(2000) },
    ],
  },
]
