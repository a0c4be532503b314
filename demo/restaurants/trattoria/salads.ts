import type { Dish } from './dish-rows.ts'
import { dish } from './dish-rows.ts'

export const salads: readonly Dish[] = [
  dish(
    601,
    850,
    [
      'insalata-nizzarda',
      { it: 'Insalata da Gino', en: 'Gino’s salad', de: 'Ginos Salat', fr: 'Salade Gino', es: 'Ensalada Gino' },
      {
        it: 'Lattuga, pomodorini, tonno, uovo e olive',
        en: 'Lettuce, cherry tomatoes, tuna, egg and olives',
        de: 'Kopfsalat, Kirschtomaten, Thunfisch, Ei und Oliven',
        fr: 'Laitue, tomates cerises, thon, œuf et olives',
        es: 'Lechuga, tomates cherry, atún, huevo y aceitunas',
      },
    ],
    { of: ['lettuce', 'cherryTomato', 'tuna', 'egg', 'olives'], traits: ['glutenFree'], additions: 'salad' },
  ),
  dish(
    602,
    900,
    [
      'insalata-cesare',
      {
        it: 'Insalata di pollo',
        en: 'Chicken salad',
        de: 'Hähnchensalat',
        fr: 'Salade au poulet',
        es: 'Ensalada de pollo',
      },
      {
        it: 'Pollo alla griglia, lattuga, parmigiano e crostini',
        en: 'Grilled chicken, lettuce, parmesan and croutons',
        de: 'Gegrilltes Hähnchen, Kopfsalat, Parmesan und Croûtons',
        fr: 'Poulet grillé, laitue, parmesan et croûtons',
        es: 'Pollo a la parrilla, lechuga, parmesano y picatostes',
      },
    ],
    { of: ['chicken', 'lettuce', 'parmesan', 'wheat'], additions: 'salad' },
  ),
  dish(
    603,
    850,
    [
      'insalata-mista',
      {
        it: 'Ceci, zucchine e noci',
        en: 'Chickpeas, courgettes and walnuts',
        de: 'Kichererbsen, Zucchini und Walnüsse',
        fr: 'Pois chiches, courgettes et noix',
        es: 'Garbanzos, calabacín y nueces',
      },
      {
        it: 'Ceci, zucchine grigliate, rucola, noci e limone',
        en: 'Chickpeas, grilled courgettes, rocket, walnuts and lemon',
        de: 'Kichererbsen, gegrillte Zucchini, Rucola, Walnüsse und Zitrone',
        fr: 'Pois chiches, courgettes grillées, roquette, noix et citron',
        es: 'Garbanzos, calabacín a la parrilla, rúcula, nueces y limón',
      },
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
      {
        it: 'Patate al forno',
        en: 'Roast potatoes',
        de: 'Ofenkartoffeln',
        fr: 'Pommes de terre au four',
        es: 'Patatas al horno',
      },
      {
        it: 'Con rosmarino e sale grosso',
        en: 'With rosemary and coarse salt',
        de: 'Mit Rosmarin und grobem Salz',
        fr: 'Au romarin et au gros sel',
        es: 'Con romero y sal gruesa',
      },
    ],
    { of: ['potato', 'oliveOil'], traits: ['vegetarian', 'vegan', 'glutenFree'] },
  ),
  dish(
    605,
    450,
    [
      'verdure-grigliate',
      {
        it: 'Verdure grigliate',
        en: 'Grilled vegetables',
        de: 'Grillgemüse',
        fr: 'Légumes grillés',
        es: 'Verduras a la parrilla',
      },
      {
        it: 'Melanzane, zucchine e peperoni',
        en: 'Aubergine, courgettes and peppers',
        de: 'Auberginen, Zucchini und Paprika',
        fr: 'Aubergines, courgettes et poivrons',
        es: 'Berenjena, calabacín y pimientos',
      },
    ],
    { of: ['aubergine', 'courgette', 'peppers', 'oliveOil'], traits: ['vegetarian', 'vegan', 'glutenFree'] },
  ),
  dish(
    606,
    400,
    [
      'patatine',
      { it: 'Patatine fritte', en: 'French fries', de: 'Pommes frites', fr: 'Frites', es: 'Patatas fritas' },
      {
        it: 'Tagliate a mano, salsa a parte',
        en: 'Hand-cut, sauce on the side',
        de: 'Von Hand geschnitten, Sauce extra',
        fr: 'Coupées à la main, sauce à part',
        es: 'Cortadas a mano, salsa aparte',
      },
    ],
    { of: ['potato'], traits: ['vegetarian', 'vegan'] },
  ),
]
