import type { Dish } from './dish.ts'
import { dish, menuIds } from './dish.ts'

const evening = { menus: [menuIds.card] }

export const primi: readonly Dish[] = [
  dish(
    401,
    950,
    [
      'tajarin',
      [
        'Pasta al ragù di salsiccia',
        'Pasta with sausage ragù',
        'Pasta mit Salsiccia-Ragù',
        'Pâtes au ragoût de saucisse',
        'Pasta con ragú de salchicha',
      ],
      [
        'Ragù bianco di salsiccia cotto quattro ore: scegli il formato',
        'White sausage ragù cooked for four hours: choose your pasta',
        'Weißes Salsiccia-Ragù, vier Stunden gekocht: Wähle deine Nudelsorte',
        'Ragoût blanc de saucisse mijoté quatre heures : choisissez vos pâtes',
        'Ragú blanco de salchicha cocido cuatro horas: elige la pasta',
      ],
    ],
    { of: ['sausage', 'celery', 'carrot', 'onion', 'parmesan'], additions: 'pasta' },
  ),
  dish(
    402,
    900,
    [
      'agnolotti',
      ['Agnolotti del plin', 'Agnolotti del plin', 'Agnolotti del plin', 'Agnolotti del plin', 'Agnolotti del plin'],
      [
        'Ripieni di tre arrosti, burro e salvia',
        'Filled with three roast meats, butter and sage',
        'Gefüllt mit dreierlei Braten, Butter und Salbei',
        'Farcis de trois rôtis, beurre et sauge',
        'Rellenos de tres asados, mantequilla y salvia',
      ],
    ],
    { of: ['wheat', 'egg', 'veal', 'butter', 'parmesan'] },
  ),
  dish(
    403,
    850,
    [
      'carbonara',
      ['Carbonara'],
      [
        'Spaghetti, guanciale croccante, uovo, pecorino e pepe',
        'Spaghetti, crisp guanciale, egg, pecorino and pepper',
        'Spaghetti, knuspriger Guanciale, Ei, Pecorino und Pfeffer',
        'Spaghetti, guanciale croustillant, œuf, pecorino et poivre',
        'Espaguetis, guanciale crujiente, huevo, pecorino y pimienta',
      ],
    ],
    { of: ['wheat', 'guanciale', 'egg', 'pecorino'] },
  ),
  dish(
    404,
    800,
    [
      'amatriciana',
      ['Amatriciana'],
      [
        'Bucatini, pomodoro, guanciale, peperoncino e pecorino',
        'Bucatini, tomato, guanciale, chilli and pecorino',
        'Bucatini, Tomaten, Guanciale, Chili und Pecorino',
        'Bucatini, tomate, guanciale, piment et pecorino',
        'Bucatini, tomate, guanciale, guindilla y pecorino',
      ],
    ],
    { of: ['wheat', 'tomato', 'guanciale', 'chilli', 'pecorino'], traits: ['spicy'] },
  ),
  dish(
    405,
    850,
    [
      'pesto',
      ['Trofie al pesto', 'Trofie with pesto', 'Trofie mit Pesto', 'Trofie au pesto', 'Trofie al pesto'],
      [
        'Pesto genovese, patate e fagiolini',
        'Genoese pesto, potatoes and green beans',
        'Genueser Pesto, Kartoffeln und grüne Bohnen',
        'Pesto génois, pommes de terre et haricots verts',
        'Pesto genovés, patatas y judías verdes',
      ],
    ],
    { of: ['wheat', 'pesto', 'potato', 'greenBeans'], traits: ['vegetarian'] },
  ),
  dish(
    406,
    1300,
    [
      'vongole',
      [
        'Linguine alle vongole',
        'Linguine with clams',
        'Linguine mit Venusmuscheln',
        'Linguine aux palourdes',
        'Linguine con almejas',
      ],
      [
        'Vongole veraci, aglio, prezzemolo e peperoncino',
        'Clams, garlic, parsley and chilli',
        'Venusmuscheln, Knoblauch, Petersilie und Chili',
        'Palourdes, ail, persil et piment',
        'Almejas, ajo, perejil y guindilla',
      ],
    ],
    { of: ['linguine', 'clams', 'garlic', 'chilli'], ...evening },
  ),
  dish(
    407,
    950,
    [
      'risotto',
      ['Risotto allo zafferano', 'Saffron risotto', 'Safranrisotto', 'Risotto au safran', 'Risotto al azafrán'],
      [
        'Carnaroli mantecato con burro e parmigiano',
        'Carnaroli rice finished with butter and parmesan',
        'Carnaroli-Reis mit Butter und Parmesan',
        'Riz carnaroli lié au beurre et au parmesan',
        'Arroz carnaroli con mantequilla y parmesano',
      ],
    ],
    { of: ['rice', 'saffron', 'butter', 'parmesan'], traits: ['vegetarian', 'glutenFree'] },
  ),
  dish(
    408,
    900,
    [
      'lasagne',
      ['Lasagne al forno', 'Baked lasagne', 'Lasagne', 'Lasagnes au four', 'Lasaña al horno'],
      [
        'Sfoglia all’uovo, ragù di manzo e besciamella',
        'Egg pasta, beef ragù and béchamel',
        'Eiernudeln, Rinderragù und Béchamel',
        'Pâtes aux œufs, ragoût de bœuf et béchamel',
        'Pasta al huevo, ragú de ternera y bechamel',
      ],
    ],
    { of: ['wheat', 'egg', 'beef', 'celery', 'mozzarella', 'parmesan'] },
  ),
]
