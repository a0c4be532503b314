import type { Dish } from './dish-rows.ts'
import { dish, menuIds } from './dish-rows.ts'

const evening = { menus: [menuIds.card] }

export const antipasti: readonly Dish[] = [
  dish(
    101,
    900,
    [
      'vitello-tonnato',
      {
        it: 'Vitello tonnato',
        en: 'Veal with tuna sauce',
        de: 'Kalb mit Thunfischsauce',
        fr: 'Veau sauce au thon',
        es: 'Ternera con salsa de atún',
      },
      {
        it: 'Fassona cotta a bassa temperatura, salsa tonnata e capperi',
        en: 'Slow-cooked Piedmontese veal, tuna sauce and capers',
        de: 'Niedrig gegartes Kalb, Thunfischsauce und Kapern',
        fr: 'Veau cuit à basse température, sauce au thon et câpres',
        es: 'Ternera a baja temperatura, salsa de atún y alcaparras',
      },
    ],
    { of: ['veal', 'tuna', 'mayonnaise', 'capers'], traits: ['glutenFree'] },
  ),
  dish(
    102,
    1100,
    [
      'carne-cruda',
      {
        it: 'Battuta di fassona',
        en: 'Piedmontese beef tartare',
        de: 'Rindertatar',
        fr: 'Tartare de bœuf piémontais',
        es: 'Tartar de ternera',
      },
      {
        it: 'Tartare al coltello, olio, limone e scaglie di parmigiano',
        en: 'Hand-cut tartare, oil, lemon and parmesan shavings',
        de: 'Von Hand geschnittenes Tatar, Öl, Zitrone und Parmesan',
        fr: 'Tartare au couteau, huile, citron et parmesan',
        es: 'Tartar a cuchillo, aceite, limón y parmesano',
      },
    ],
    { of: ['veal', 'lemon', 'parmesan', 'oliveOil'], traits: ['glutenFree'], ...evening },
  ),
  dish(
    103,
    600,
    [
      'bruschetta',
      {
        it: 'Bruschette al pomodoro',
        en: 'Tomato bruschetta',
        de: 'Bruschetta mit Tomaten',
        fr: 'Bruschetta à la tomate',
        es: 'Bruschetta de tomate',
      },
      {
        it: 'Tre fette di pane casereccio, pomodorini, aglio e basilico',
        en: 'Three slices of country bread, cherry tomatoes, garlic and basil',
        de: 'Drei Scheiben Landbrot, Kirschtomaten, Knoblauch und Basilikum',
        fr: 'Trois tranches de pain de campagne, tomates cerises, ail et basilic',
        es: 'Tres rebanadas de pan de pueblo, tomates cherry, ajo y albahaca',
      },
    ],
    { of: ['wheat', 'cherryTomato', 'garlic', 'basil'], traits: ['vegetarian', 'vegan'] },
  ),
  dish(
    104,
    800,
    [
      'burrata',
      {
        it: 'Burrata e pomodorini',
        en: 'Burrata and cherry tomatoes',
        de: 'Burrata mit Kirschtomaten',
        fr: 'Burrata et tomates cerises',
        es: 'Burrata y tomates cherry',
      },
      {
        it: 'Burrata pugliese da 125 g, pomodorini confit e basilico',
        en: '125 g burrata from Apulia, confit cherry tomatoes and basil',
        de: '125 g Burrata aus Apulien, confierte Kirschtomaten und Basilikum',
        fr: 'Burrata des Pouilles de 125 g, tomates confites et basilic',
        es: 'Burrata de Apulia de 125 g, tomates confitados y albahaca',
      },
    ],
    { of: ['burrata', 'cherryTomato', 'basil'], traits: ['vegetarian', 'glutenFree'] },
  ),
  dish(
    105,
    650,
    [
      'olive-ascolane',
      {
        it: 'Olive all’ascolana',
        en: 'Ascolana olives',
        de: 'Oliven nach Ascoli-Art',
        fr: 'Olives à l’ascolane',
        es: 'Aceitunas a la ascolana',
      },
      {
        it: 'Dieci olive ripiene di carne, impanate e fritte',
        en: 'Ten olives stuffed with meat, breaded and fried',
        de: 'Zehn mit Fleisch gefüllte Oliven, paniert und frittiert',
        fr: 'Dix olives farcies à la viande, panées et frites',
        es: 'Diez aceitunas rellenas de carne, empanadas y fritas',
      },
    ],
    { of: ['olives', 'beef', 'wheat', 'egg', 'parmesan'] },
  ),
  dish(
    106,
    1200,
    [
      'tagliere',
      {
        it: 'Tagliere del Piemonte',
        en: 'Piedmont board',
        de: 'Piemont-Platte',
        fr: 'Planche piémontaise',
        es: 'Tabla piamontesa',
      },
      {
        it: 'Crudo di Cuneo, salame, fontina, gorgonzola e grissini',
        en: 'Cuneo ham, salami, fontina, gorgonzola and breadsticks',
        de: 'Cuneo-Schinken, Salami, Fontina, Gorgonzola und Grissini',
        fr: 'Jambon de Cuneo, salami, fontina, gorgonzola et gressins',
        es: 'Jamón de Cuneo, salami, fontina, gorgonzola y palitos de pan',
      },
    ],
    { of: ['rawHam', 'spicySalami', 'fontina', 'gorgonzola', 'wheat'], ...evening },
  ),
]
