import type { Dish } from './dish-rows.ts'
import { pizza } from './dish-rows.ts'

export const classicPizzas: readonly Dish[] = [
  pizza(
    201,
    650,
    [
      'margherita',
      'Margherita',
      {
        it: 'Pomodoro San Marzano, fior di latte e basilico fresco',
        en: 'San Marzano tomato, fior di latte and fresh basil',
        de: 'San-Marzano-Tomaten, Fior di latte und frisches Basilikum',
        fr: 'Tomate San Marzano, fior di latte et basilic frais',
        es: 'Tomate San Marzano, fior di latte y albahaca fresca',
      },
    ],
    { of: ['tomato', 'mozzarella', 'basil', 'oliveOil'], traits: ['vegetarian'] },
  ),
  pizza(
    202,
    550,
    [
      'marinara',
      'Marinara',
      {
        it: 'Pomodoro, aglio, origano e olio extravergine',
        en: 'Tomato, garlic, oregano and extra virgin olive oil',
        de: 'Tomaten, Knoblauch, Oregano und natives Olivenöl',
        fr: 'Tomate, ail, origan et huile d’olive vierge extra',
        es: 'Tomate, ajo, orégano y aceite de oliva virgen extra',
      },
    ],
    { of: ['tomato', 'garlic', 'oregano', 'oliveOil'], traits: ['vegetarian', 'vegan'] },
  ),
  pizza(
    203,
    800,
    [
      'diavola',
      'Diavola',
      {
        it: 'Pomodoro, fior di latte e salame piccante calabrese',
        en: 'Tomato, fior di latte and spicy Calabrian salami',
        de: 'Tomaten, Fior di latte und scharfe kalabrische Salami',
        fr: 'Tomate, fior di latte et salami piquant de Calabre',
        es: 'Tomate, fior di latte y salami picante de Calabria',
      },
    ],
    { of: ['tomato', 'mozzarella', 'spicySalami', 'chilli'], traits: ['spicy'] },
  ),
  pizza(
    204,
    850,
    [
      'capricciosa',
      'Capricciosa',
      {
        it: 'Pomodoro, fior di latte, cotto, funghi, carciofi e olive',
        en: 'Tomato, fior di latte, ham, mushrooms, artichokes and olives',
        de: 'Tomaten, Fior di latte, Schinken, Champignons, Artischocken und Oliven',
        fr: 'Tomate, fior di latte, jambon, champignons, artichauts et olives',
        es: 'Tomate, fior di latte, jamón, champiñones, alcachofas y aceitunas',
      },
    ],
    { of: ['tomato', 'mozzarella', 'cookedHam', 'mushrooms', 'artichokes', 'olives'], isMostlyRegular: true },
  ),
  pizza(
    205,
    850,
    [
      'quattro-stagioni',
      'Quattro stagioni',
      {
        it: 'Quattro spicchi: cotto, funghi, carciofi e olive',
        en: 'Four quarters: ham, mushrooms, artichokes and olives',
        de: 'Vier Viertel: Schinken, Champignons, Artischocken und Oliven',
        fr: 'Quatre quarts : jambon, champignons, artichauts et olives',
        es: 'Cuatro cuartos: jamón, champiñones, alcachofas y aceitunas',
      },
    ],
    { of: ['tomato', 'mozzarella', 'cookedHam', 'mushrooms', 'artichokes', 'olives'], isMostlyRegular: true },
  ),
  pizza(
    206,
    850,
    [
      'quattro-formaggi',
      'Quattro formaggi',
      {
        it: 'Fior di latte, gorgonzola, fontina e parmigiano',
        en: 'Fior di latte, gorgonzola, fontina and parmesan',
        de: 'Fior di latte, Gorgonzola, Fontina und Parmesan',
        fr: 'Fior di latte, gorgonzola, fontina et parmesan',
        es: 'Fior di latte, gorgonzola, fontina y parmesano',
      },
    ],
    { of: ['mozzarella', 'gorgonzola', 'fontina', 'parmesan'], traits: ['vegetarian'] },
  ),
  pizza(
    207,
    750,
    [
      'napoli',
      'Napoli',
      {
        it: 'Pomodoro, fior di latte, acciughe, capperi e origano',
        en: 'Tomato, fior di latte, anchovies, capers and oregano',
        de: 'Tomaten, Fior di latte, Sardellen, Kapern und Oregano',
        fr: 'Tomate, fior di latte, anchois, câpres et origan',
        es: 'Tomate, fior di latte, anchoas, alcaparras y orégano',
      },
    ],
    { of: ['tomato', 'mozzarella', 'anchovy', 'capers', 'oregano'], isMostlyRegular: true },
  ),
  pizza(
    208,
    800,
    [
      'prosciutto-funghi',
      {
        it: 'Prosciutto e funghi',
        en: 'Ham and mushrooms',
        de: 'Schinken und Pilze',
        fr: 'Jambon et champignons',
        es: 'Jamón y champiñones',
      },
      {
        it: 'Pomodoro, fior di latte, prosciutto cotto e champignon',
        en: 'Tomato, fior di latte, cooked ham and mushrooms',
        de: 'Tomaten, Fior di latte, Kochschinken und Champignons',
        fr: 'Tomate, fior di latte, jambon cuit et champignons',
        es: 'Tomate, fior di latte, jamón cocido y champiñones',
      },
    ],
    { of: ['tomato', 'mozzarella', 'cookedHam', 'mushrooms'] },
  ),
  pizza(
    209,
    800,
    [
      'ortolana',
      { it: 'Ortolana', en: 'Garden pizza', de: 'Gemüsepizza', fr: 'Pizza du potager', es: 'Hortelana' },
      {
        it: 'Pomodoro, fior di latte, melanzane, zucchine e peperoni grigliati',
        en: 'Tomato, fior di latte, grilled aubergine, courgettes and peppers',
        de: 'Tomaten, Fior di latte, gegrillte Auberginen, Zucchini und Paprika',
        fr: 'Tomate, fior di latte, aubergines, courgettes et poivrons grillés',
        es: 'Tomate, fior di latte, berenjena, calabacín y pimientos a la parrilla',
      },
    ],
    { of: ['tomato', 'mozzarella', 'aubergine', 'courgette', 'peppers'], traits: ['vegetarian'] },
  ),
  pizza(
    210,
    800,
    [
      'tonno-cipolla',
      {
        it: 'Tonno e cipolla',
        en: 'Tuna and onion',
        de: 'Thunfisch und Zwiebeln',
        fr: 'Thon et oignon',
        es: 'Atún y cebolla',
      },
      {
        it: 'Pomodoro, fior di latte, tonno e cipolla di Tropea',
        en: 'Tomato, fior di latte, tuna and Tropea onion',
        de: 'Tomaten, Fior di latte, Thunfisch und Tropea-Zwiebel',
        fr: 'Tomate, fior di latte, thon et oignon de Tropea',
        es: 'Tomate, fior di latte, atún y cebolla de Tropea',
      },
    ],
    { of: ['tomato', 'mozzarella', 'tuna', 'onion'] },
  ),
]
