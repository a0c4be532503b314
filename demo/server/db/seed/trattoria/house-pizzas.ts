import type { Dish } from './dish.ts'
import { menuIds, pizza } from './dish.ts'
import { picksOf } from './flavours.ts'

const evening = { menus: [menuIds.card] }

export const housePizzas: readonly Dish[] = [
  pizza(
    301,
    1100,
    [
      null,
      [
        'Mortadella e pistacchio',
        'Mortadella and pistachio',
        'Mortadella und Pistazien',
        'Mortadelle et pistache',
        'Mortadela y pistacho',
      ],
      [
        'Fior di latte, mortadella, stracciatella e granella di pistacchio',
        'Fior di latte, mortadella, stracciatella and chopped pistachio',
        'Fior di latte, Mortadella, Stracciatella und gehackte Pistazien',
        'Fior di latte, mortadelle, stracciatella et éclats de pistache',
        'Fior di latte, mortadela, stracciatella y pistacho picado',
      ],
    ],
    { of: ['mozzarella', 'mortadella', 'stracciatella', 'pistachio'], ...evening },
  ),
  pizza(
    302,
    1050,
    [
      'bufala',
      ['Bufala DOP', 'Buffalo mozzarella', 'Büffelmozzarella', 'Mozzarella de bufflonne', 'Mozzarella de búfala'],
      [
        'Pomodoro San Marzano, bufala campana e pomodorini',
        'San Marzano tomato, Campania buffalo mozzarella and cherry tomatoes',
        'San-Marzano-Tomaten, Büffelmozzarella und Kirschtomaten',
        'Tomate San Marzano, mozzarella de bufflonne et tomates cerises',
        'Tomate San Marzano, mozzarella de búfala y tomates cherry',
      ],
    ],
    { of: ['tomato', 'buffalo', 'cherryTomato', 'basil'], traits: ['vegetarian'], ...evening },
  ),
  pizza(
    303,
    950,
    [
      'calzone',
      ['Calzone'],
      [
        'Ripieno di ricotta, prosciutto cotto e fior di latte',
        'Filled with ricotta, cooked ham and fior di latte',
        'Gefüllt mit Ricotta, Kochschinken und Fior di latte',
        'Garni de ricotta, jambon cuit et fior di latte',
        'Relleno de ricota, jamón cocido y fior di latte',
      ],
    ],
    { of: ['ricotta', 'cookedHam', 'mozzarella', 'tomato'], ...evening },
  ),
  pizza(
    304,
    1300,
    [
      null,
      ['Tartufo e porcini', 'Truffle and porcini', 'Trüffel und Steinpilze', 'Truffe et cèpes', 'Trufa y setas'],
      [
        'Crema di tartufo, fior di latte, porcini e scaglie di parmigiano',
        'Truffle cream, fior di latte, porcini and parmesan shavings',
        'Trüffelcreme, Fior di latte, Steinpilze und Parmesanspäne',
        'Crème de truffe, fior di latte, cèpes et copeaux de parmesan',
        'Crema de trufa, fior di latte, setas y lascas de parmesano',
      ],
    ],
    { of: ['truffle', 'mozzarella', 'porcini', 'parmesan'], traits: ['vegetarian'], ...evening },
  ),
  pizza(
    305,
    950,
    [
      'salsiccia-friarielli',
      [
        'Salsiccia e friarielli',
        'Sausage and turnip tops',
        'Salsiccia und Stängelkohl',
        'Saucisse et brocoli-rave',
        'Salchicha y grelos',
      ],
      [
        'Provola, salsiccia a punta di coltello e friarielli',
        'Smoked cheese, hand-cut sausage and turnip tops',
        'Geräucherter Käse, grobe Salsiccia und Stängelkohl',
        'Fromage fumé, saucisse au couteau et brocoli-rave',
        'Queso ahumado, salchicha a cuchillo y grelos',
      ],
    ],
    { of: ['mozzarella', 'sausage', 'friarielli'], ...evening },
  ),
  pizza(
    306,
    1000,
    [
      'crudo-rucola',
      ['Crudo e rucola', 'Cured ham and rocket', 'Rohschinken und Rucola', 'Jambon cru et roquette', 'Jamón y rúcula'],
      [
        'Fior di latte, crudo di Cuneo, rucola e scaglie di parmigiano',
        'Fior di latte, Cuneo ham, rocket and parmesan shavings',
        'Fior di latte, Cuneo-Schinken, Rucola und Parmesanspäne',
        'Fior di latte, jambon de Cuneo, roquette et copeaux de parmesan',
        'Fior di latte, jamón de Cuneo, rúcula y lascas de parmesano',
      ],
    ],
    { of: ['mozzarella', 'rawHam', 'rocket', 'parmesan'], ...evening },
  ),
  pizza(
    307,
    800,
    [
      'patate-rosmarino',
      [
        'Patate e rosmarino',
        'Potatoes and rosemary',
        'Kartoffeln und Rosmarin',
        'Pommes de terre et romarin',
        'Patatas y romero',
      ],
      [
        'Fior di latte, patate affettate sottili, rosmarino e olio',
        'Fior di latte, thinly sliced potatoes, rosemary and oil',
        'Fior di latte, dünne Kartoffelscheiben, Rosmarin und Öl',
        'Fior di latte, fines tranches de pommes de terre, romarin et huile',
        'Fior di latte, patatas en láminas, romero y aceite',
      ],
    ],
    { of: ['mozzarella', 'potato', 'oliveOil'], traits: ['vegetarian'], ...evening },
  ),
  pizza(
    308,
    900,
    [
      'ortolana',
      ['Vegana', 'Vegan', 'Vegan', 'Végane', 'Vegana'],
      [
        'Crema di ceci, verdure grigliate, pomodorini e olive',
        'Chickpea cream, grilled vegetables, cherry tomatoes and olives',
        'Kichererbsencreme, Grillgemüse, Kirschtomaten und Oliven',
        'Crème de pois chiches, légumes grillés, tomates cerises et olives',
        'Crema de garbanzos, verduras a la parrilla, tomates cherry y aceitunas',
      ],
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
      ['La tua pizza', 'Your own pizza', 'Deine Pizza', 'Votre pizza', 'Tu pizza'],
      [
        'Base rossa con fior di latte e da due a quattro ingredienti a scelta',
        'Tomato and fior di latte, with two to four toppings of your choice',
        'Tomate und Fior di latte, dazu zwei bis vier Zutaten nach Wahl',
        'Tomate et fior di latte, avec deux à quatre ingrédients au choix',
        'Tomate y fior di latte, con dos a cuatro ingredientes a elegir',
      ],
    ],
    {
      of: ['tomato', 'mozzarella'],
      picks: { picksId: picksOf.pizza, minPicks: 2, maxPicks: 4, maxFlavours: 3 },
      suggests: [901, 903, 906, 801, 103],
      ...evening,
    },
  ),
]
