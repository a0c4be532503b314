import type { Dish } from './trattoria-dish.ts'
import { dish } from './trattoria-dish.ts'

const dessert = { type: 'dessert' } as const
const drink = { type: 'drink', traits: ['vegetarian', 'vegan', 'glutenFree'], isDiscountable: false } as const
const alcohol = { type: 'drink', isDiscountable: false, isAlcoholic: true } as const

export const dessertsAndDrinks: readonly Dish[] = [
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
      'torta-di-nocciole',
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
  dish(
    901,
    150,
    [
      'acqua',
      ['Acqua naturale 0,5 l', 'Still water 0.5 l', 'Stilles Wasser 0,5 l', 'Eau plate 0,5 l', 'Agua sin gas 0,5 l'],
      [
        'Bottiglia in plastica riciclata',
        'Recycled plastic bottle',
        'Flasche aus recyceltem Kunststoff',
        'Bouteille en plastique recyclé',
        'Botella de plástico reciclado',
      ],
    ],
    drink,
  ),
  dish(
    902,
    150,
    [
      'acqua-frizzante',
      [
        'Acqua frizzante 0,5 l',
        'Sparkling water 0.5 l',
        'Sprudelwasser 0,5 l',
        'Eau gazeuse 0,5 l',
        'Agua con gas 0,5 l',
      ],
      [
        'Bottiglia in plastica riciclata',
        'Recycled plastic bottle',
        'Flasche aus recyceltem Kunststoff',
        'Bouteille en plastique recyclé',
        'Botella de plástico reciclado',
      ],
    ],
    drink,
  ),
  dish(
    903,
    300,
    [
      'cola',
      ['Cola 33 cl', 'Cola 33 cl', 'Cola 33 cl', 'Cola 33 cl', 'Cola 33 cl'],
      ['Lattina fredda', 'Cold can', 'Kalte Dose', 'Canette fraîche', 'Lata fría'],
    ],
    drink,
  ),
  dish(
    904,
    350,
    [
      'chinotto',
      ['Chinotto'],
      [
        'La bibita amara di Savona, 27,5 cl',
        'The bittersweet soft drink from Savona, 27.5 cl',
        'Das bittersüße Getränk aus Savona, 27,5 cl',
        'La boisson douce-amère de Savone, 27,5 cl',
        'El refresco agridulce de Savona, 27,5 cl',
      ],
    ],
    drink,
  ),
  dish(
    905,
    350,
    [
      'succo-di-frutta',
      ['Succo di pesca', 'Peach juice', 'Pfirsichsaft', 'Jus de pêche', 'Zumo de melocotón'],
      [
        'Pesche del Roero, 20 cl',
        'Peaches from the Roero hills, 20 cl',
        'Pfirsiche aus dem Roero, 20 cl',
        'Pêches du Roero, 20 cl',
        'Melocotones del Roero, 20 cl',
      ],
    ],
    drink,
  ),
  dish(
    906,
    450,
    [
      'birra-bionda',
      ['Birra bionda 33 cl', 'Blond beer 33 cl', 'Helles 33 cl', 'Bière blonde 33 cl', 'Cerveza rubia 33 cl'],
      [
        'Artigianale, non filtrata, 5 %',
        'Craft, unfiltered, 5%',
        'Handwerklich gebraut, ungefiltert, 5 %',
        'Artisanale, non filtrée, 5 %',
        'Artesana, sin filtrar, 5 %',
      ],
    ],
    { ...alcohol, of: ['barley'] },
  ),
  dish(
    907,
    500,
    [
      'birra-rossa',
      ['Birra rossa 33 cl', 'Amber beer 33 cl', 'Rotes Bier 33 cl', 'Bière ambrée 33 cl', 'Cerveza tostada 33 cl'],
      [
        'Artigianale, maltata, 6 %',
        'Craft, malty, 6%',
        'Handwerklich gebraut, malzig, 6 %',
        'Artisanale, maltée, 6 %',
        'Artesana, malteada, 6 %',
      ],
    ],
    { ...alcohol, of: ['barley'] },
  ),
  dish(
    908,
    1800,
    [
      'barbera',
      ['Barbera d’Asti 75 cl'],
      [
        'Rosso piemontese, morbido e fruttato',
        'Piedmontese red, soft and fruity',
        'Roter aus dem Piemont, weich und fruchtig',
        'Rouge piémontais, souple et fruité',
        'Tinto piamontés, suave y afrutado',
      ],
    ],
    { ...alcohol, of: ['grapes'] },
  ),
  dish(
    909,
    1700,
    [
      'arneis',
      ['Roero Arneis 75 cl'],
      [
        'Bianco fresco e profumato',
        'Fresh and fragrant white',
        'Frischer, duftiger Weißwein',
        'Blanc frais et parfumé',
        'Blanco fresco y aromático',
      ],
    ],
    { ...alcohol, of: ['grapes'] },
  ),
  dish(
    910,
    150,
    [
      'caffe',
      ['Caffè', 'Espresso', 'Espresso', 'Café', 'Café'],
      [
        'Miscela della casa, da asporto',
        'House blend, to go',
        'Hausmischung, zum Mitnehmen',
        'Mélange maison, à emporter',
        'Mezcla de la casa, para llevar',
      ],
    ],
    { ...drink, of: ['coffee'] },
  ),
]
