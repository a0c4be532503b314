import { texts } from '#demo/server/texts/five-texts.ts'
import { cents } from '#src/domain/money.ts'

import type { Dish } from './dish.ts'
import { dish } from './dish.ts'
import { picksOf, tubSizeId } from './flavours.ts'

const dessert = { type: 'dessert' } as const

export const desserts: readonly Dish[] = [
  dish(
    801,
    550,
    [
      'tiramisu',
      ['Tiramisù', 'Tiramisu', 'Tiramisu', 'Tiramisu', 'Tiramisú'],
      [
        'La ricetta di nonna Teresa, con savoiardi fatti in casa',
        'Grandma Teresa’s recipe, with home-made ladyfingers',
        'Nach dem Rezept von Großmutter Teresa, mit hausgemachten Löffelbiskuits',
        'La recette de grand-mère Teresa, biscuits maison',
        'La receta de la abuela Teresa, con bizcochos caseros',
      ],
    ],
    { of: ['mascarpone', 'egg', 'coffee', 'cocoa', 'wheat'], traits: ['vegetarian'], ...dessert },
  ),
  dish(
    802,
    500,
    [
      'panna-cotta',
      [
        'Panna cotta ai frutti di bosco',
        'Panna cotta with berries',
        'Panna cotta mit Waldbeeren',
        'Panna cotta aux fruits des bois',
        'Panna cotta con frutos del bosque',
      ],
      [
        'Panna fresca e salsa ai frutti di bosco',
        'Fresh cream and berry sauce',
        'Frische Sahne und Waldbeerensauce',
        'Crème fraîche et coulis de fruits des bois',
        'Nata fresca y salsa de frutos del bosque',
      ],
    ],
    { of: ['cream', 'sugar'], traits: ['glutenFree'], ...dessert },
  ),
  dish(
    803,
    500,
    [
      'bonet',
      ['Bonèt'],
      [
        'Budino piemontese al cacao e amaretti',
        'Piedmontese pudding with cocoa and amaretti',
        'Piemonteser Pudding mit Kakao und Amaretti',
        'Flan piémontais au cacao et aux amaretti',
        'Budín piamontés de cacao y amaretti',
      ],
    ],
    { of: ['egg', 'cocoa', 'cream', 'hazelnut'], traits: ['vegetarian'], ...dessert },
  ),
  dish(
    804,
    500,
    [
      'torta-nocciole',
      ['Torta di nocciole', 'Hazelnut cake', 'Haselnusskuchen', 'Gâteau aux noisettes', 'Tarta de avellanas'],
      [
        'Nocciole delle Langhe, senza farina',
        'Langhe hazelnuts, no flour',
        'Haselnüsse aus den Langhe, ohne Mehl',
        'Noisettes des Langhe, sans farine',
        'Avellanas de las Langhe, sin harina',
      ],
    ],
    { of: ['hazelnut', 'egg', 'sugar'], traits: ['vegetarian', 'glutenFree'], ...dessert },
  ),
  dish(
    805,
    450,
    [
      'gelato',
      ['Gelato artigianale', 'Artisan ice cream', 'Hausgemachtes Eis', 'Glace artisanale', 'Helado artesano'],
      [
        'Coppetta da una a tre palline, fino a due gusti',
        'One to three scoops in a cup, up to two flavours',
        'Ein bis drei Kugeln im Becher, bis zu zwei Sorten',
        'Coupe d’une à trois boules, deux parfums au plus',
        'Tarrina de una a tres bolas, hasta dos sabores',
      ],
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
      ['Macedonia', 'Fruit salad', 'Obstsalat', 'Salade de fruits', 'Macedonia'],
      [
        'Frutta di stagione tagliata al momento',
        'Seasonal fruit, cut to order',
        'Saisonobst, frisch geschnitten',
        'Fruits de saison, coupés minute',
        'Fruta de temporada, cortada al momento',
      ],
    ],
    { of: ['lemon'], traits: ['vegetarian', 'vegan', 'glutenFree'], ...dessert },
  ),
  {
    ...dish(
      807,
      1200,
      [
        'gelato',
        ['Vaschetta di gelato', 'Ice cream to share', 'Eis zum Teilen', 'Glace à partager', 'Helado para compartir'],
        [
          'Vaschetta termica da portare a casa, da tre a sei gusti',
          'Insulated tub to take home, three to six portions',
          'Isolierter Becher zum Mitnehmen, drei bis sechs Portionen',
          'Barquette isotherme à emporter, de trois à six portions',
          'Tarrina térmica para llevar, de tres a seis porciones',
        ],
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
      { id: tubSizeId.half, names: texts(['500 g']), price: cents(1200) },
      { id: tubSizeId.whole, names: texts(['1 kg']), price: cents(2000) },
    ],
  },
]
