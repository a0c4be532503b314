import type { Dish } from './dish-rows.ts'
import { menuIds, pizza } from './dish-rows.ts'
import { picksOf } from './flavours.ts'

const evening = { menus: [menuIds.card] }

export const housePizzas: readonly Dish[] = [
  pizza(
    301,
    1100,
    [
      null,
      {
        it: 'Mortadella e pistacchio',
        en: 'Mortadella and pistachio',
        de: 'Mortadella und Pistazien',
        fr: 'Mortadelle et pistache',
        es: 'Mortadela y pistacho',
      },
      {
        it: 'Fior di latte, mortadella, stracciatella e granella di pistacchio',
        en: 'Fior di latte, mortadella, stracciatella and chopped pistachio',
        de: 'Fior di latte, Mortadella, Stracciatella und gehackte Pistazien',
        fr: 'Fior di latte, mortadelle, stracciatella et éclats de pistache',
        es: 'Fior di latte, mortadela, stracciatella y pistacho picado',
      },
    ],
    { of: ['mozzarella', 'mortadella', 'stracciatella', 'pistachio'], ...evening },
  ),
  pizza(
    302,
    1050,
    [
      'bufala',
      {
        it: 'Bufala DOP',
        en: 'Buffalo mozzarella',
        de: 'Büffelmozzarella',
        fr: 'Mozzarella de bufflonne',
        es: 'Mozzarella de búfala',
      },
      {
        it: 'Pomodoro San Marzano, bufala campana e pomodorini',
        en: 'San Marzano tomato, Campania buffalo mozzarella and cherry tomatoes',
        de: 'San-Marzano-Tomaten, Büffelmozzarella und Kirschtomaten',
        fr: 'Tomate San Marzano, mozzarella de bufflonne et tomates cerises',
        es: 'Tomate San Marzano, mozzarella de búfala y tomates cherry',
      },
    ],
    { of: ['tomato', 'buffalo', 'cherryTomato', 'basil'], traits: ['vegetarian'], ...evening },
  ),
  pizza(
    303,
    950,
    [
      'calzone',
      'Calzone',
      {
        it: 'Ripieno di ricotta, prosciutto cotto e fior di latte',
        en: 'Filled with ricotta, cooked ham and fior di latte',
        de: 'Gefüllt mit Ricotta, Kochschinken und Fior di latte',
        fr: 'Garni de ricotta, jambon cuit et fior di latte',
        es: 'Relleno de ricota, jamón cocido y fior di latte',
      },
    ],
    { of: ['ricotta', 'cookedHam', 'mozzarella', 'tomato'], ...evening },
  ),
  pizza(
    304,
    1300,
    [
      null,
      {
        it: 'Tartufo e porcini',
        en: 'Truffle and porcini',
        de: 'Trüffel und Steinpilze',
        fr: 'Truffe et cèpes',
        es: 'Trufa y setas',
      },
      {
        it: 'Crema di tartufo, fior di latte, porcini e scaglie di parmigiano',
        en: 'Truffle cream, fior di latte, porcini and parmesan shavings',
        de: 'Trüffelcreme, Fior di latte, Steinpilze und Parmesanspäne',
        fr: 'Crème de truffe, fior di latte, cèpes et copeaux de parmesan',
        es: 'Crema de trufa, fior di latte, setas y lascas de parmesano',
      },
    ],
    { of: ['truffle', 'mozzarella', 'porcini', 'parmesan'], traits: ['vegetarian'], ...evening },
  ),
  pizza(
    305,
    950,
    [
      'salsiccia-friarielli',
      {
        it: 'Salsiccia e friarielli',
        en: 'Sausage and turnip tops',
        de: 'Salsiccia und Stängelkohl',
        fr: 'Saucisse et brocoli-rave',
        es: 'Salchicha y grelos',
      },
      {
        it: 'Provola, salsiccia a punta di coltello e friarielli',
        en: 'Smoked cheese, hand-cut sausage and turnip tops',
        de: 'Geräucherter Käse, grobe Salsiccia und Stängelkohl',
        fr: 'Fromage fumé, saucisse au couteau et brocoli-rave',
        es: 'Queso ahumado, salchicha a cuchillo y grelos',
      },
    ],
    { of: ['mozzarella', 'sausage', 'friarielli'], ...evening },
  ),
  pizza(
    306,
    1000,
    [
      'crudo-rucola',
      {
        it: 'Crudo e rucola',
        en: 'Cured ham and rocket',
        de: 'Rohschinken und Rucola',
        fr: 'Jambon cru et roquette',
        es: 'Jamón y rúcula',
      },
      {
        it: 'Fior di latte, crudo di Cuneo, rucola e scaglie di parmigiano',
        en: 'Fior di latte, Cuneo ham, rocket and parmesan shavings',
        de: 'Fior di latte, Cuneo-Schinken, Rucola und Parmesanspäne',
        fr: 'Fior di latte, jambon de Cuneo, roquette et copeaux de parmesan',
        es: 'Fior di latte, jamón de Cuneo, rúcula y lascas de parmesano',
      },
    ],
    { of: ['mozzarella', 'rawHam', 'rocket', 'parmesan'], ...evening },
  ),
  pizza(
    307,
    800,
    [
      'patate-rosmarino',
      {
        it: 'Patate e rosmarino',
        en: 'Potatoes and rosemary',
        de: 'Kartoffeln und Rosmarin',
        fr: 'Pommes de terre et romarin',
        es: 'Patatas y romero',
      },
      {
        it: 'Fior di latte, patate affettate sottili, rosmarino e olio',
        en: 'Fior di latte, thinly sliced potatoes, rosemary and oil',
        de: 'Fior di latte, dünne Kartoffelscheiben, Rosmarin und Öl',
        fr: 'Fior di latte, fines tranches de pommes de terre, romarin et huile',
        es: 'Fior di latte, patatas en láminas, romero y aceite',
      },
    ],
    { of: ['mozzarella', 'potato', 'oliveOil'], traits: ['vegetarian'], ...evening },
  ),
  pizza(
    308,
    900,
    [
      'ortolana',
      { it: 'Vegana', en: 'Vegan', de: 'Vegan', fr: 'Végane', es: 'Vegana' },
      {
        it: 'Crema di ceci, verdure grigliate, pomodorini e olive',
        en: 'Chickpea cream, grilled vegetables, cherry tomatoes and olives',
        de: 'Kichererbsencreme, Grillgemüse, Kirschtomaten und Oliven',
        fr: 'Crème de pois chiches, légumes grillés, tomates cerises et olives',
        es: 'Crema de garbanzos, verduras a la parrilla, tomates cherry y aceitunas',
      },
    ],
    {
      of: ['chickpeas', 'aubergine', 'courgette', 'cherryTomato', 'olives'],
      traits: ['vegetarian', 'vegan'],
      ...evening,
    },
  ),
  pizza(
    309,
    800,
    [
      'margherita',
      { it: 'La tua pizza', en: 'Your own pizza', de: 'Deine Pizza', fr: 'Votre pizza', es: 'Tu pizza' },
      {
        it: 'Base rossa con fior di latte e da due a quattro ingredienti a scelta',
        en: 'Tomato and fior di latte, with two to four toppings of your choice',
        de: 'Tomate und Fior di latte, dazu zwei bis vier Zutaten nach Wahl',
        fr: 'Tomate et fior di latte, avec deux à quatre ingrédients au choix',
        es: 'Tomate y fior di latte, con dos a cuatro ingredientes a elegir',
      },
    ],
    {
      of: ['tomato', 'mozzarella'],
      picks: { picksId: picksOf.pizza, minPicks: 2, maxPicks: 4, maxFlavours: 3 },
      suggests: [901, 903, 906, 801, 103],
      ...evening,
    },
  ),
]
