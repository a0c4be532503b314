import type { Dish } from './dish-rows.ts'
import { dish } from './dish-rows.ts'

const drink = { type: 'drink', traits: ['vegetarian', 'vegan', 'glutenFree'], isDiscountable: false } as const
const alcohol = { type: 'drink', isDiscountable: false, isAlcoholic: true } as const

export const drinks: readonly Dish[] = [
  dish(
    901,
    150,
    [
      'acqua',
      {
        it: 'Acqua naturale 0,5 l',
        en: 'Still water 0.5 l',
        de: 'Stilles Wasser 0,5 l',
        fr: 'Eau plate 0,5 l',
        es: 'Agua sin gas 0,5 l',
      },
      {
        it: 'Bottiglia in plastica riciclata',
        en: 'Recycled plastic bottle',
        de: 'Flasche aus recyceltem Kunststoff',
        fr: 'Bouteille en plastique recyclé',
        es: 'Botella de plástico reciclado',
      },
    ],
    { ...drink, of: ['water'] },
  ),
  dish(
    902,
    150,
    [
      'acqua-frizzante',
      {
        it: 'Acqua frizzante 0,5 l',
        en: 'Sparkling water 0.5 l',
        de: 'Sprudelwasser 0,5 l',
        fr: 'Eau gazeuse 0,5 l',
        es: 'Agua con gas 0,5 l',
      },
      {
        it: 'Bottiglia in plastica riciclata',
        en: 'Recycled plastic bottle',
        de: 'Flasche aus recyceltem Kunststoff',
        fr: 'Bouteille en plastique recyclé',
        es: 'Botella de plástico reciclado',
      },
    ],
    { ...drink, of: ['water'] },
  ),
  dish(
    903,
    300,
    [
      'cola',
      { it: 'Cola 33 cl', en: 'Cola 33 cl', de: 'Cola 33 cl', fr: 'Cola 33 cl', es: 'Cola 33 cl' },
      { it: 'Lattina fredda', en: 'Cold can', de: 'Kalte Dose', fr: 'Canette fraîche', es: 'Lata fría' },
    ],
    { ...drink, of: ['water', 'sugar'] },
  ),
  dish(
    904,
    350,
    [
      'aranciata',
      {
        it: 'Aranciata amara',
        en: 'Bitter orangeade',
        de: 'Bittere Orangenlimonade',
        fr: 'Orangeade amère',
        es: 'Naranjada amarga',
      },
      {
        it: 'Arance di Ribera, 27,5 cl',
        en: 'Oranges from Ribera, 27.5 cl',
        de: 'Orangen aus Ribera, 27,5 cl',
        fr: 'Oranges de Ribera, 27,5 cl',
        es: 'Naranjas de Ribera, 27,5 cl',
      },
    ],
    { ...drink, of: ['water', 'sugar'] },
  ),
  dish(
    905,
    300,
    [
      'te-freddo',
      {
        it: 'Tè freddo alla pesca',
        en: 'Peach iced tea',
        de: 'Pfirsich-Eistee',
        fr: 'Thé glacé à la pêche',
        es: 'Té helado de melocotón',
      },
      {
        it: 'Fatto in casa, 33 cl',
        en: 'Home-made, 33 cl',
        de: 'Hausgemacht, 33 cl',
        fr: 'Fait maison, 33 cl',
        es: 'Hecho en casa, 33 cl',
      },
    ],
    { ...drink, of: ['water', 'sugar', 'lemon'] },
  ),
  dish(
    906,
    450,
    [
      'birra',
      {
        it: 'Birra bionda 33 cl',
        en: 'Blond beer 33 cl',
        de: 'Helles 33 cl',
        fr: 'Bière blonde 33 cl',
        es: 'Cerveza rubia 33 cl',
      },
      {
        it: 'Artigianale, non filtrata, 5 %',
        en: 'Craft, unfiltered, 5%',
        de: 'Handwerklich gebraut, ungefiltert, 5 %',
        fr: 'Artisanale, non filtrée, 5 %',
        es: 'Artesana, sin filtrar, 5 %',
      },
    ],
    { ...alcohol, of: ['barley'] },
  ),
  dish(
    907,
    500,
    [
      'birra-rossa',
      {
        it: 'Birra rossa 33 cl',
        en: 'Amber beer 33 cl',
        de: 'Rotes Bier 33 cl',
        fr: 'Bière ambrée 33 cl',
        es: 'Cerveza tostada 33 cl',
      },
      {
        it: 'Artigianale, maltata, 6 %',
        en: 'Craft, malty, 6%',
        de: 'Handwerklich gebraut, malzig, 6 %',
        fr: 'Artisanale, maltée, 6 %',
        es: 'Artesana, malteada, 6 %',
      },
    ],
    { ...alcohol, of: ['barley'] },
  ),
  dish(
    908,
    1800,
    [
      'vino-rosso',
      'Barbera d’Asti 75 cl',
      {
        it: 'Rosso piemontese, morbido e fruttato',
        en: 'Piedmontese red, soft and fruity',
        de: 'Roter aus dem Piemont, weich und fruchtig',
        fr: 'Rouge piémontais, souple et fruité',
        es: 'Tinto piamontés, suave y afrutado',
      },
    ],
    { ...alcohol, of: ['grapes'] },
  ),
  dish(
    909,
    1700,
    [
      'vino-bianco',
      'Roero Arneis 75 cl',
      {
        it: 'Bianco fresco e profumato',
        en: 'Fresh and fragrant white',
        de: 'Frischer, duftiger Weißwein',
        fr: 'Blanc frais et parfumé',
        es: 'Blanco fresco y aromático',
      },
    ],
    { ...alcohol, of: ['grapes'] },
  ),
  dish(
    910,
    150,
    [
      'caffe',
      { it: 'Caffè', en: 'Espresso', de: 'Espresso', fr: 'Café', es: 'Café' },
      {
        it: 'Miscela della casa, da asporto',
        en: 'House blend, to go',
        de: 'Hausmischung, zum Mitnehmen',
        fr: 'Mélange maison, à emporter',
        es: 'Mezcla de la casa, para llevar',
      },
    ],
    { ...drink, of: ['coffee'] },
  ),
]
