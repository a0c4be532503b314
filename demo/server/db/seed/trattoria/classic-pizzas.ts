import type { Dish } from './dish.ts'
import { pizza } from './dish.ts'

export const classicPizzas: readonly Dish[] = [
  pizza(
    201,
    650,
    [
      'margherita',
      ['Margherita'],
      [
        'Pomodoro San Marzano, fior di latte e basilico fresco',
        'San Marzano tomato, fior di latte and fresh basil',
        'San-Marzano-Tomaten, Fior di latte und frisches Basilikum',
        'Tomate San Marzano, fior di latte et basilic frais',
        'Tomate San Marzano, fior di latte y albahaca fresca',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'basil', 'oliveOil'], traits: ['vegetarian'] },
  ),
  pizza(
    202,
    550,
    [
      'marinara',
      ['Marinara'],
      [
        'Pomodoro, aglio, origano e olio extravergine',
        'Tomato, garlic, oregano and extra virgin olive oil',
        'Tomaten, Knoblauch, Oregano und natives Olivenöl',
        'Tomate, ail, origan et huile d’olive vierge extra',
        'Tomate, ajo, orégano y aceite de oliva virgen extra',
      ],
    ],
    { of: ['tomato', 'garlic', 'oregano', 'oliveOil'], traits: ['vegetarian', 'vegan'] },
  ),
  pizza(
    203,
    800,
    [
      'diavola',
      ['Diavola'],
      [
        'Pomodoro, fior di latte e salame piccante calabrese',
        'Tomato, fior di latte and spicy Calabrian salami',
        'Tomaten, Fior di latte und scharfe kalabrische Salami',
        'Tomate, fior di latte et salami piquant de Calabre',
        'Tomate, fior di latte y salami picante de Calabria',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'spicySalami', 'chilli'], traits: ['spicy'] },
  ),
  pizza(
    204,
    850,
    [
      'capricciosa',
      ['Capricciosa'],
      [
        'Pomodoro, fior di latte, cotto, funghi, carciofi e olive',
        'Tomato, fior di latte, ham, mushrooms, artichokes and olives',
        'Tomaten, Fior di latte, Schinken, Champignons, Artischocken und Oliven',
        'Tomate, fior di latte, jambon, champignons, artichauts et olives',
        'Tomate, fior di latte, jamón, champiñones, alcachofas y aceitunas',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'cookedHam', 'mushrooms', 'artichokes', 'olives'] },
  ),
  pizza(
    205,
    850,
    [
      'quattro-stagioni',
      ['Quattro stagioni'],
      [
        'Quattro spicchi: cotto, funghi, carciofi e olive',
        'Four quarters: ham, mushrooms, artichokes and olives',
        'Vier Viertel: Schinken, Champignons, Artischocken und Oliven',
        'Quatre quarts : jambon, champignons, artichauts et olives',
        'Cuatro cuartos: jamón, champiñones, alcachofas y aceitunas',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'cookedHam', 'mushrooms', 'artichokes', 'olives'] },
  ),
  pizza(
    206,
    850,
    [
      'quattro-formaggi',
      ['Quattro formaggi'],
      [
        'Fior di latte, gorgonzola, fontina e parmigiano',
        'Fior di latte, gorgonzola, fontina and parmesan',
        'Fior di latte, Gorgonzola, Fontina und Parmesan',
        'Fior di latte, gorgonzola, fontina et parmesan',
        'Fior di latte, gorgonzola, fontina y parmesano',
      ],
    ],
    { of: ['mozzarella', 'gorgonzola', 'fontina', 'parmesan'], traits: ['vegetarian'] },
  ),
  pizza(
    207,
    750,
    [
      'napoli',
      ['Napoli'],
      [
        'Pomodoro, fior di latte, acciughe, capperi e origano',
        'Tomato, fior di latte, anchovies, capers and oregano',
        'Tomaten, Fior di latte, Sardellen, Kapern und Oregano',
        'Tomate, fior di latte, anchois, câpres et origan',
        'Tomate, fior di latte, anchoas, alcaparras y orégano',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'anchovy', 'capers', 'oregano'] },
  ),
  pizza(
    208,
    800,
    [
      'prosciutto-funghi',
      [
        'Prosciutto e funghi',
        'Ham and mushrooms',
        'Schinken und Pilze',
        'Jambon et champignons',
        'Jamón y champiñones',
      ],
      [
        'Pomodoro, fior di latte, prosciutto cotto e champignon',
        'Tomato, fior di latte, cooked ham and mushrooms',
        'Tomaten, Fior di latte, Kochschinken und Champignons',
        'Tomate, fior di latte, jambon cuit et champignons',
        'Tomate, fior di latte, jamón cocido y champiñones',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'cookedHam', 'mushrooms'] },
  ),
  pizza(
    209,
    800,
    [
      'ortolana',
      ['Ortolana', 'Garden pizza', 'Gemüsepizza', 'Pizza du potager', 'Hortelana'],
      [
        'Pomodoro, fior di latte, melanzane, zucchine e peperoni grigliati',
        'Tomato, fior di latte, grilled aubergine, courgettes and peppers',
        'Tomaten, Fior di latte, gegrillte Auberginen, Zucchini und Paprika',
        'Tomate, fior di latte, aubergines, courgettes et poivrons grillés',
        'Tomate, fior di latte, berenjena, calabacín y pimientos a la parrilla',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'aubergine', 'courgette', 'peppers'], traits: ['vegetarian'] },
  ),
  pizza(
    210,
    800,
    [
      'tonno-cipolla',
      ['Tonno e cipolla', 'Tuna and onion', 'Thunfisch und Zwiebeln', 'Thon et oignon', 'Atún y cebolla'],
      [
        'Pomodoro, fior di latte, tonno e cipolla di Tropea',
        'Tomato, fior di latte, tuna and Tropea onion',
        'Tomaten, Fior di latte, Thunfisch und Tropea-Zwiebel',
        'Tomate, fior di latte, thon et oignon de Tropea',
        'Tomate, fior di latte, atún y cebolla de Tropea',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'tuna', 'onion'] },
  ),
]
