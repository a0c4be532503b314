import type { Dish } from './dish.ts'
import { dish, menuIds } from './dish.ts'

const evening = { menus: [menuIds.card] }

export const secondi: readonly Dish[] = [
  dish(
    501,
    1600,
    [
      'tagliata',
      ['Tagliata di manzo', 'Sliced beef steak', 'Tagliata vom Rind', 'Tagliata de bœuf', 'Tagliata de ternera'],
      [
        '220 g di controfiletto, rucola e parmigiano',
        '220 g sirloin, rocket and parmesan',
        '220 g Rumpsteak, Rucola und Parmesan',
        '220 g de faux-filet, roquette et parmesan',
        '220 g de lomo, rúcula y parmesano',
      ],
    ],
    { of: ['beef', 'rocket', 'parmesan'], traits: ['glutenFree'], ...evening },
  ),
  dish(
    502,
    1200,
    [
      'milanese',
      [
        'Cotoletta alla milanese',
        'Milanese cutlet',
        'Mailänder Schnitzel',
        'Escalope milanaise',
        'Escalope a la milanesa',
      ],
      [
        'Vitello impanato e fritto nel burro, con patate al forno',
        'Breaded veal fried in butter, with roast potatoes',
        'Paniertes Kalb in Butter gebraten, mit Ofenkartoffeln',
        'Veau pané frit au beurre, pommes de terre au four',
        'Ternera empanada frita en mantequilla, con patatas al horno',
      ],
    ],
    { of: ['veal', 'breadcrumbs', 'egg', 'butter', 'potato'] },
  ),
  dish(
    503,
    1100,
    [
      'pollo-arrosto',
      ['Pollo arrosto', 'Roast chicken', 'Brathähnchen', 'Poulet rôti', 'Pollo asado'],
      [
        'Mezzo pollo alle erbe con patate al forno',
        'Half a chicken with herbs and roast potatoes',
        'Halbes Kräuterhähnchen mit Ofenkartoffeln',
        'Demi-poulet aux herbes et pommes de terre au four',
        'Medio pollo a las hierbas con patatas al horno',
      ],
    ],
    { of: ['chicken', 'potato', 'garlic', 'oliveOil'], traits: ['glutenFree'] },
  ),
  dish(
    504,
    1400,
    [
      'fritto-misto',
      ['Fritto di mare', 'Fried seafood', 'Frittierte Meeresfrüchte', 'Friture de la mer', 'Fritura de mar'],
      [
        'Calamari, gamberi e limone',
        'Squid, prawns and lemon',
        'Tintenfisch, Garnelen und Zitrone',
        'Calamars, crevettes et citron',
        'Calamares, gambas y limón',
      ],
    ],
    { of: ['squid', 'prawns', 'wheat', 'lemon'], ...evening },
  ),
  dish(
    505,
    1450,
    [
      'branzino',
      ['Branzino al forno', 'Baked sea bass', 'Gebackener Wolfsbarsch', 'Bar au four', 'Lubina al horno'],
      [
        'Intero, con olive taggiasche e pomodorini',
        'Whole, with Taggiasca olives and cherry tomatoes',
        'Im Ganzen, mit Taggiasca-Oliven und Kirschtomaten',
        'Entier, aux olives taggiasca et tomates cerises',
        'Entera, con aceitunas taggiascas y tomates cherry',
      ],
    ],
    { of: ['seaBass', 'olives', 'cherryTomato', 'oliveOil'], traits: ['glutenFree'] },
  ),
  dish(
    506,
    950,
    [
      'parmigiana',
      [
        'Parmigiana di melanzane',
        'Aubergine parmigiana',
        'Auberginenauflauf',
        'Aubergines à la parmesane',
        'Berenjenas a la parmesana',
      ],
      [
        'Melanzane, pomodoro, fior di latte e parmigiano',
        'Aubergine, tomato, fior di latte and parmesan',
        'Auberginen, Tomaten, Fior di latte und Parmesan',
        'Aubergines, tomate, fior di latte et parmesan',
        'Berenjena, tomate, fior di latte y parmesano',
      ],
    ],
    { of: ['aubergine', 'tomato', 'mozzarella', 'parmesan', 'basil'], traits: ['vegetarian', 'glutenFree'] },
  ),
]
