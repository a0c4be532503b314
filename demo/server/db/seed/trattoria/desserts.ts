import type { Dish } from './dish.ts'
import { dish } from './dish.ts'

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
        'Coppetta da due gusti: fiordilatte e nocciola',
        'Two flavours in a cup: milk and hazelnut',
        'Zwei Sorten im Becher: Milch und Haselnuss',
        'Coupe deux parfums : lait et noisette',
        'Tarrina de dos sabores: leche y avellana',
      ],
    ],
    { of: ['cream', 'sugar', 'hazelnut'], traits: ['vegetarian', 'glutenFree'], ...dessert },
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
]
