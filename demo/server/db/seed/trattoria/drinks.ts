import type { Dish } from './dish.ts'
import { dish } from './dish.ts'

const drink = { type: 'drink', traits: ['vegetarian', 'vegan', 'glutenFree'], isDiscountable: false } as const
const alcohol = { type: 'drink', isDiscountable: false, isAlcoholic: true } as const

export const drinks: readonly Dish[] = [
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
    { ...drink, of: ['water'] },
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
    { ...drink, of: ['water'] },
  ),
  dish(
    903,
    300,
    [
      'cola',
      ['Cola 33 cl', 'Cola 33 cl', 'Cola 33 cl', 'Cola 33 cl', 'Cola 33 cl'],
      ['Lattina fredda', 'Cold can', 'Kalte Dose', 'Canette fraîche', 'Lata fría'],
    ],
    { ...drink, of: ['water', 'sugar'] },
  ),
  dish(
    904,
    350,
    [
      'aranciata',
      ['Aranciata amara', 'Bitter orangeade', 'Bittere Orangenlimonade', 'Orangeade amère', 'Naranjada amarga'],
      [
        'Arance di Ribera, 27,5 cl',
        'Oranges from Ribera, 27.5 cl',
        'Orangen aus Ribera, 27,5 cl',
        'Oranges de Ribera, 27,5 cl',
        'Naranjas de Ribera, 27,5 cl',
      ],
    ],
    { ...drink, of: ['water', 'sugar'] },
  ),
  dish(
    905,
    300,
    [
      'te-freddo',
      ['Tè freddo alla pesca', 'Peach iced tea', 'Pfirsich-Eistee', 'Thé glacé à la pêche', 'Té helado de melocotón'],
      ['Fatto in casa, 33 cl', 'Home-made, 33 cl', 'Hausgemacht, 33 cl', 'Fait maison, 33 cl', 'Hecho en casa, 33 cl'],
    ],
    { ...drink, of: ['water', 'sugar', 'lemon'] },
  ),
  dish(
    906,
    450,
    [
      'birra',
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
      'vino-rosso',
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
      'vino-bianco',
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
