import type { Dish } from './dish.ts'
import { dish, menuIds } from './dish.ts'

const evening = { menus: [menuIds.card] }

export const antipasti: readonly Dish[] = [
  dish(
    101,
    900,
    [
      'vitello-tonnato',
      [
        'Vitello tonnato',
        'Veal with tuna sauce',
        'Kalb mit Thunfischsauce',
        'Veau sauce au thon',
        'Ternera con salsa de atún',
      ],
      [
        'Fassona cotta a bassa temperatura, salsa tonnata e capperi',
        'Slow-cooked Piedmontese veal, tuna sauce and capers',
        'Niedrig gegartes Kalb, Thunfischsauce und Kapern',
        'Veau cuit à basse température, sauce au thon et câpres',
        'Ternera a baja temperatura, salsa de atún y alcaparras',
      ],
    ],
    { of: ['veal', 'tuna', 'mayonnaise', 'capers'], traits: ['glutenFree'] },
  ),
  dish(
    102,
    1100,
    [
      'carne-cruda',
      [
        'Battuta di fassona',
        'Piedmontese beef tartare',
        'Rindertatar',
        'Tartare de bœuf piémontais',
        'Tartar de ternera',
      ],
      [
        'Tartare al coltello, olio, limone e scaglie di parmigiano',
        'Hand-cut tartare, oil, lemon and parmesan shavings',
        'Von Hand geschnittenes Tatar, Öl, Zitrone und Parmesan',
        'Tartare au couteau, huile, citron et parmesan',
        'Tartar a cuchillo, aceite, limón y parmesano',
      ],
    ],
    { of: ['veal', 'lemon', 'parmesan', 'oliveOil'], traits: ['glutenFree'], ...evening },
  ),
  dish(
    103,
    600,
    [
      'bruschetta',
      [
        'Bruschette al pomodoro',
        'Tomato bruschetta',
        'Bruschetta mit Tomaten',
        'Bruschetta à la tomate',
        'Bruschetta de tomate',
      ],
      [
        'Tre fette di pane casereccio, pomodorini, aglio e basilico',
        'Three slices of country bread, cherry tomatoes, garlic and basil',
        'Drei Scheiben Landbrot, Kirschtomaten, Knoblauch und Basilikum',
        'Trois tranches de pain de campagne, tomates cerises, ail et basilic',
        'Tres rebanadas de pan de pueblo, tomates cherry, ajo y albahaca',
      ],
    ],
    { of: ['wheat', 'cherryTomato', 'garlic', 'basil'], traits: ['vegetarian', 'vegan'] },
  ),
  dish(
    104,
    800,
    [
      'burrata',
      [
        'Burrata e pomodorini',
        'Burrata and cherry tomatoes',
        'Burrata mit Kirschtomaten',
        'Burrata et tomates cerises',
        'Burrata y tomates cherry',
      ],
      [
        'Burrata pugliese da 125 g, pomodorini confit e basilico',
        '125 g burrata from Apulia, confit cherry tomatoes and basil',
        '125 g Burrata aus Apulien, confierte Kirschtomaten und Basilikum',
        'Burrata des Pouilles de 125 g, tomates confites et basilic',
        'Burrata de Apulia de 125 g, tomates confitados y albahaca',
      ],
    ],
    { of: ['burrata', 'cherryTomato', 'basil'], traits: ['vegetarian', 'glutenFree'] },
  ),
  dish(
    105,
    650,
    [
      'olive-ascolane',
      [
        'Olive all’ascolana',
        'Ascolana olives',
        'Oliven nach Ascoli-Art',
        'Olives à l’ascolane',
        'Aceitunas a la ascolana',
      ],
      [
        'Dieci olive ripiene di carne, impanate e fritte',
        'Ten olives stuffed with meat, breaded and fried',
        'Zehn mit Fleisch gefüllte Oliven, paniert und frittiert',
        'Dix olives farcies à la viande, panées et frites',
        'Diez aceitunas rellenas de carne, empanadas y fritas',
      ],
    ],
    { of: ['olives', 'beef', 'wheat', 'egg', 'parmesan'] },
  ),
  dish(
    106,
    1200,
    [
      'tagliere',
      ['Tagliere del Piemonte', 'Piedmont board', 'Piemont-Platte', 'Planche piémontaise', 'Tabla piamontesa'],
      [
        'Crudo di Cuneo, salame, fontina, gorgonzola e grissini',
        'Cuneo ham, salami, fontina, gorgonzola and breadsticks',
        'Cuneo-Schinken, Salami, Fontina, Gorgonzola und Grissini',
        'Jambon de Cuneo, salami, fontina, gorgonzola et gressins',
        'Jamón de Cuneo, salami, fontina, gorgonzola y palitos de pan',
      ],
    ],
    { of: ['rawHam', 'spicySalami', 'fontina', 'gorgonzola', 'wheat'], ...evening },
  ),
]
