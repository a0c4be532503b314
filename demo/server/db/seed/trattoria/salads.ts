import type { Dish } from './dish.ts'
import { dish } from './dish.ts'

export const salads: readonly Dish[] = [
  dish(
    601,
    850,
    [
      'insalata-nizzarda',
      ['Insalata da Gino', 'Gino’s salad', 'Ginos Salat', 'Salade Gino', 'Ensalada Gino'],
      [
        'Lattuga, pomodorini, tonno, uovo e olive',
        'Lettuce, cherry tomatoes, tuna, egg and olives',
        'Kopfsalat, Kirschtomaten, Thunfisch, Ei und Oliven',
        'Laitue, tomates cerises, thon, œuf et olives',
        'Lechuga, tomates cherry, atún, huevo y aceitunas',
      ],
    ],
    { of: ['lettuce', 'cherryTomato', 'tuna', 'egg', 'olives'], traits: ['glutenFree'], additions: 'salad' },
  ),
  dish(
    602,
    900,
    [
      'insalata-cesare',
      ['Insalata di pollo', 'Chicken salad', 'Hähnchensalat', 'Salade au poulet', 'Ensalada de pollo'],
      [
        'Pollo alla griglia, lattuga, parmigiano e crostini',
        'Grilled chicken, lettuce, parmesan and croutons',
        'Gegrilltes Hähnchen, Kopfsalat, Parmesan und Croûtons',
        'Poulet grillé, laitue, parmesan et croûtons',
        'Pollo a la parrilla, lechuga, parmesano y picatostes',
      ],
    ],
    { of: ['chicken', 'lettuce', 'parmesan', 'wheat'], additions: 'salad' },
  ),
  dish(
    603,
    850,
    [
      'insalata-mista',
      [
        'Ceci, zucchine e noci',
        'Chickpeas, courgettes and walnuts',
        'Kichererbsen, Zucchini und Walnüsse',
        'Pois chiches, courgettes et noix',
        'Garbanzos, calabacín y nueces',
      ],
      [
        'Ceci, zucchine grigliate, rucola, noci e limone',
        'Chickpeas, grilled courgettes, rocket, walnuts and lemon',
        'Kichererbsen, gegrillte Zucchini, Rucola, Walnüsse und Zitrone',
        'Pois chiches, courgettes grillées, roquette, noix et citron',
        'Garbanzos, calabacín a la parrilla, rúcula, nueces y limón',
      ],
    ],
    {
      of: ['chickpeas', 'courgette', 'rocket', 'walnuts', 'lemon'],
      traits: ['vegetarian', 'vegan', 'glutenFree'],
      additions: 'salad',
    },
  ),
  dish(
    604,
    400,
    [
      'patate-al-forno',
      ['Patate al forno', 'Roast potatoes', 'Ofenkartoffeln', 'Pommes de terre au four', 'Patatas al horno'],
      [
        'Con rosmarino e sale grosso',
        'With rosemary and coarse salt',
        'Mit Rosmarin und grobem Salz',
        'Au romarin et au gros sel',
        'Con romero y sal gruesa',
      ],
    ],
    { of: ['potato', 'oliveOil'], traits: ['vegetarian', 'vegan', 'glutenFree'] },
  ),
  dish(
    605,
    450,
    [
      'verdure-grigliate',
      ['Verdure grigliate', 'Grilled vegetables', 'Grillgemüse', 'Légumes grillés', 'Verduras a la parrilla'],
      [
        'Melanzane, zucchine e peperoni',
        'Aubergine, courgettes and peppers',
        'Auberginen, Zucchini und Paprika',
        'Aubergines, courgettes et poivrons',
        'Berenjena, calabacín y pimientos',
      ],
    ],
    { of: ['aubergine', 'courgette', 'peppers', 'oliveOil'], traits: ['vegetarian', 'vegan', 'glutenFree'] },
  ),
  dish(
    606,
    400,
    [
      'patatine',
      ['Patatine fritte', 'French fries', 'Pommes frites', 'Frites', 'Patatas fritas'],
      [
        'Tagliate a mano, salsa a parte',
        'Hand-cut, sauce on the side',
        'Von Hand geschnitten, Sauce extra',
        'Coupées à la main, sauce à part',
        'Cortadas a mano, salsa aparte',
      ],
    ],
    { of: ['potato'], traits: ['vegetarian', 'vegan'] },
  ),
]
