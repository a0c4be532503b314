import type { Dish } from './dish.ts'
import { dish, menuIds } from './dish.ts'

const burger = { type: 'burger', additions: 'burger' } as const

export const burgers: readonly Dish[] = [
  dish(
    701,
    950,
    [
      'burger-bacon',
      ['Burger con bacon', 'Bacon burger', 'Bacon-Burger', 'Burger au bacon', 'Hamburguesa con beicon'],
      [
        '180 g di fassona, bacon croccante, fontina e cipolla',
        '180 g of Piedmontese beef, crisp bacon, fontina and onion',
        '180 g Piemonteser Rind, knuspriger Bacon, Fontina und Zwiebel',
        '180 g de bœuf piémontais, bacon croustillant, fontina et oignon',
        '180 g de ternera piamontesa, beicon crujiente, fontina y cebolla',
      ],
    ],
    { of: ['wheat', 'sesame', 'veal', 'guanciale', 'fontina', 'onion'], ...burger },
  ),
  dish(
    702,
    850,
    [
      'burger-pollo',
      [
        'Burger di pollo croccante',
        'Crispy chicken burger',
        'Knuspriger Hähnchenburger',
        'Burger de poulet croustillant',
        'Hamburguesa de pollo crujiente',
      ],
      [
        'Pollo impanato, lattuga e pomodoro',
        'Breaded chicken, lettuce and tomato',
        'Paniertes Hähnchen, Salat und Tomate',
        'Poulet pané, laitue et tomate',
        'Pollo empanado, lechuga y tomate',
      ],
    ],
    { of: ['wheat', 'sesame', 'chicken', 'breadcrumbs', 'egg', 'lettuce', 'cherryTomato'], ...burger },
  ),
  dish(
    703,
    900,
    [
      'burger-classico',
      [
        'Burger di fassona',
        'Piedmontese beef burger',
        'Burger vom Piemonteser Rind',
        'Burger de bœuf piémontais',
        'Hamburguesa de ternera piamontesa',
      ],
      [
        '180 g di fassona, fontina, lattuga e patatine',
        '180 g of Piedmontese beef, fontina, lettuce and fries',
        '180 g Piemonteser Rind, Fontina, Salat und Pommes',
        '180 g de bœuf piémontais, fontina, laitue et frites',
        '180 g de ternera piamontesa, fontina, lechuga y patatas',
      ],
    ],
    { of: ['wheat', 'sesame', 'veal', 'fontina', 'lettuce', 'potato'], ...burger },
  ),
  dish(
    704,
    850,
    [
      'burger-vegetariano',
      ['Burger vegetale', 'Plant-based burger', 'Pflanzlicher Burger', 'Burger végétal', 'Hamburguesa vegetal'],
      [
        'Burger di ceci e lupini, lattuga e pomodoro',
        'Chickpea and lupin burger, lettuce and tomato',
        'Burger aus Kichererbsen und Lupinen, Salat und Tomate',
        'Burger de pois chiches et lupin, laitue et tomate',
        'Hamburguesa de garbanzos y altramuces, lechuga y tomate',
      ],
    ],
    { of: ['wheat', 'sesame', 'chickpeas', 'lupins', 'soy', 'lettuce'], traits: ['vegetarian'], ...burger },
  ),
  dish(
    705,
    650,
    [
      'focaccia',
      ['Focaccia al pesto', 'Pesto focaccia', 'Focaccia mit Pesto', 'Focaccia au pesto', 'Focaccia al pesto'],
      [
        'Focaccia, pesto, ricotta e pomodorini',
        'Focaccia, pesto, ricotta and cherry tomatoes',
        'Focaccia, Pesto, Ricotta und Kirschtomaten',
        'Focaccia, pesto, ricotta et tomates cerises',
        'Focaccia, pesto, ricota y tomates cherry',
      ],
    ],
    { of: ['wheat', 'pesto', 'ricotta', 'cherryTomato'], traits: ['vegetarian'] },
  ),
  dish(
    706,
    1100,
    [
      'menu-pranzo',
      ['Piatto unico del giorno', 'Dish of the day', 'Tagesteller', 'Assiette du jour', 'Plato combinado'],
      [
        'Mezza porzione di pasta, secondo e contorno: solo a pranzo',
        'Half a pasta, a main and a side: lunch only',
        'Halbe Pasta, Hauptgang und Beilage: nur mittags',
        'Demi-portion de pâtes, plat et accompagnement : le midi seulement',
        'Media pasta, segundo y guarnición: solo al mediodía',
      ],
    ],
    { of: ['wheat', 'tomato', 'chicken', 'potato', 'celery'], menus: [menuIds.lunch] },
  ),
]
