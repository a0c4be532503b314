import type { Dish } from './dish-rows.ts'
import { dish, menuIds } from './dish-rows.ts'

const evening = { menus: [menuIds.card] }

export const secondi: readonly Dish[] = [
  dish(
    501,
    1600,
    [
      'tagliata',
      {
        it: 'Tagliata di manzo',
        en: 'Sliced beef steak',
        de: 'Tagliata vom Rind',
        fr: 'Tagliata de bœuf',
        es: 'Tagliata de ternera',
      },
      {
        it: '220 g di controfiletto, rucola e parmigiano',
        en: '220 g sirloin, rocket and parmesan',
        de: '220 g Rumpsteak, Rucola und Parmesan',
        fr: '220 g de faux-filet, roquette et parmesan',
        es: '220 g de lomo, rúcula y parmesano',
      },
    ],
    { of: ['beef', 'rocket', 'parmesan'], traits: ['glutenFree'], ...evening },
  ),
  dish(
    502,
    1200,
    [
      'milanese',
      {
        it: 'Cotoletta alla milanese',
        en: 'Milanese cutlet',
        de: 'Mailänder Schnitzel',
        fr: 'Escalope milanaise',
        es: 'Escalope a la milanesa',
      },
      {
        it: 'Vitello impanato e fritto nel burro, con patate al forno',
        en: 'Breaded veal fried in butter, with roast potatoes',
        de: 'Paniertes Kalb in Butter gebraten, mit Ofenkartoffeln',
        fr: 'Veau pané frit au beurre, pommes de terre au four',
        es: 'Ternera empanada frita en mantequilla, con patatas al horno',
      },
    ],
    { of: ['veal', 'breadcrumbs', 'egg', 'butter', 'potato'] },
  ),
  dish(
    503,
    1100,
    [
      'pollo-arrosto',
      { it: 'Pollo arrosto', en: 'Roast chicken', de: 'Brathähnchen', fr: 'Poulet rôti', es: 'Pollo asado' },
      {
        it: 'Mezzo pollo alle erbe con patate al forno',
        en: 'Half a chicken with herbs and roast potatoes',
        de: 'Halbes Kräuterhähnchen mit Ofenkartoffeln',
        fr: 'Demi-poulet aux herbes et pommes de terre au four',
        es: 'Medio pollo a las hierbas con patatas al horno',
      },
    ],
    { of: ['chicken', 'potato', 'garlic', 'oliveOil'], traits: ['glutenFree'] },
  ),
  dish(
    504,
    1400,
    [
      'fritto-misto',
      {
        it: 'Fritto di mare',
        en: 'Fried seafood',
        de: 'Frittierte Meeresfrüchte',
        fr: 'Friture de la mer',
        es: 'Fritura de mar',
      },
      {
        it: 'Calamari, gamberi e limone',
        en: 'Squid, prawns and lemon',
        de: 'Tintenfisch, Garnelen und Zitrone',
        fr: 'Calamars, crevettes et citron',
        es: 'Calamares, gambas y limón',
      },
    ],
    { of: ['squid', 'prawns', 'wheat', 'lemon'], ...evening },
  ),
  dish(
    505,
    1450,
    [
      'branzino',
      {
        it: 'Branzino al forno',
        en: 'Baked sea bass',
        de: 'Gebackener Wolfsbarsch',
        fr: 'Bar au four',
        es: 'Lubina al horno',
      },
      {
        it: 'Intero, con olive taggiasche e pomodorini',
        en: 'Whole, with Taggiasca olives and cherry tomatoes',
        de: 'Im Ganzen, mit Taggiasca-Oliven und Kirschtomaten',
        fr: 'Entier, aux olives taggiasca et tomates cerises',
        es: 'Entera, con aceitunas taggiascas y tomates cherry',
      },
    ],
    { of: ['seaBass', 'olives', 'cherryTomato', 'oliveOil'], traits: ['glutenFree'] },
  ),
  dish(
    506,
    950,
    [
      'parmigiana',
      {
        it: 'Parmigiana di melanzane',
        en: 'Aubergine parmigiana',
        de: 'Auberginenauflauf',
        fr: 'Aubergines à la parmesane',
        es: 'Berenjenas a la parmesana',
      },
      {
        it: 'Melanzane, pomodoro, fior di latte e parmigiano',
        en: 'Aubergine, tomato, fior di latte and parmesan',
        de: 'Auberginen, Tomaten, Fior di latte und Parmesan',
        fr: 'Aubergines, tomate, fior di latte et parmesan',
        es: 'Berenjena, tomate, fior di latte y parmesano',
      },
    ],
    { of: ['aubergine', 'tomato', 'mozzarella', 'parmesan', 'basil'], traits: ['vegetarian', 'glutenFree'] },
  ),
]
