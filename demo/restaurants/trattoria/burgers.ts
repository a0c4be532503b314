import type { Dish } from './dish-rows.ts'
import { dish, menuIds } from './dish-rows.ts'

const burger = { type: 'burger', additions: 'burger' } as const

export const burgers: readonly Dish[] = [
  dish(
    701,
    950,
    [
      'burger-bacon',
      {
        it: 'Burger con bacon',
        en: 'Bacon burger',
        de: 'Bacon-Burger',
        fr: 'Burger au bacon',
        es: 'Hamburguesa con beicon',
      },
      {
        it: '180 g di fassona, bacon croccante, fontina e cipolla',
        en: '180 g of Piedmontese beef, crisp bacon, fontina and onion',
        de: '180 g Piemonteser Rind, knuspriger Bacon, Fontina und Zwiebel',
        fr: '180 g de bœuf piémontais, bacon croustillant, fontina et oignon',
        es: '180 g de ternera piamontesa, beicon crujiente, fontina y cebolla',
      },
    ],
    { of: ['wheat', 'sesame', 'veal', 'guanciale', 'fontina', 'onion'], ...burger },
  ),
  dish(
    702,
    850,
    [
      'burger-pollo',
      {
        it: 'Burger di pollo croccante',
        en: 'Crispy chicken burger',
        de: 'Knuspriger Hähnchenburger',
        fr: 'Burger de poulet croustillant',
        es: 'Hamburguesa de pollo crujiente',
      },
      {
        it: 'Pollo impanato, lattuga e pomodoro',
        en: 'Breaded chicken, lettuce and tomato',
        de: 'Paniertes Hähnchen, Salat und Tomate',
        fr: 'Poulet pané, laitue et tomate',
        es: 'Pollo empanado, lechuga y tomate',
      },
    ],
    { of: ['wheat', 'sesame', 'chicken', 'breadcrumbs', 'egg', 'lettuce', 'cherryTomato'], ...burger },
  ),
  dish(
    703,
    900,
    [
      'burger-classico',
      {
        it: 'Burger di fassona',
        en: 'Piedmontese beef burger',
        de: 'Burger vom Piemonteser Rind',
        fr: 'Burger de bœuf piémontais',
        es: 'Hamburguesa de ternera piamontesa',
      },
      {
        it: '180 g di fassona, fontina, lattuga e patatine',
        en: '180 g of Piedmontese beef, fontina, lettuce and fries',
        de: '180 g Piemonteser Rind, Fontina, Salat und Pommes',
        fr: '180 g de bœuf piémontais, fontina, laitue et frites',
        es: '180 g de ternera piamontesa, fontina, lechuga y patatas',
      },
    ],
    { of: ['wheat', 'sesame', 'veal', 'fontina', 'lettuce', 'potato'], ...burger },
  ),
  dish(
    704,
    850,
    [
      'burger-vegetariano',
      {
        it: 'Burger vegetale',
        en: 'Plant-based burger',
        de: 'Pflanzlicher Burger',
        fr: 'Burger végétal',
        es: 'Hamburguesa vegetal',
      },
      {
        it: 'Burger di ceci e lupini, lattuga e pomodoro',
        en: 'Chickpea and lupin burger, lettuce and tomato',
        de: 'Burger aus Kichererbsen und Lupinen, Salat und Tomate',
        fr: 'Burger de pois chiches et lupin, laitue et tomate',
        es: 'Hamburguesa de garbanzos y altramuces, lechuga y tomate',
      },
    ],
    { of: ['wheat', 'sesame', 'chickpeas', 'lupins', 'soy', 'lettuce'], traits: ['vegetarian'], ...burger },
  ),
  dish(
    705,
    650,
    [
      'focaccia',
      {
        it: 'Focaccia al pesto',
        en: 'Pesto focaccia',
        de: 'Focaccia mit Pesto',
        fr: 'Focaccia au pesto',
        es: 'Focaccia al pesto',
      },
      {
        it: 'Focaccia, pesto, ricotta e pomodorini',
        en: 'Focaccia, pesto, ricotta and cherry tomatoes',
        de: 'Focaccia, Pesto, Ricotta und Kirschtomaten',
        fr: 'Focaccia, pesto, ricotta et tomates cerises',
        es: 'Focaccia, pesto, ricota y tomates cherry',
      },
    ],
    { of: ['wheat', 'pesto', 'ricotta', 'cherryTomato'], traits: ['vegetarian'] },
  ),
  dish(
    706,
    1100,
    [
      'menu-pranzo',
      {
        it: 'Piatto unico del giorno',
        en: 'Dish of the day',
        de: 'Tagesteller',
        fr: 'Assiette du jour',
        es: 'Plato combinado',
      },
      {
        it: 'Mezza porzione di pasta, secondo e contorno: solo a pranzo',
        en: 'Half a pasta, a main and a side: lunch only',
        de: 'Halbe Pasta, Hauptgang und Beilage: nur mittags',
        fr: 'Demi-portion de pâtes, plat et accompagnement : le midi seulement',
        es: 'Media pasta, segundo y guarnición: solo al mediodía',
      },
    ],
    { of: ['wheat', 'tomato', 'chicken', 'potato', 'celery'], menus: [menuIds.lunch] },
  ),
]
