import type { Dish } from './dish-rows.ts'
import { dish, menuIds } from './dish-rows.ts'

const evening = { menus: [menuIds.card] }

export const primi: readonly Dish[] = [
  dish(
    401,
    950,
    [
      'tajarin',
      {
        it: 'Pasta al ragù di salsiccia',
        en: 'Pasta with sausage ragù',
        de: 'Pasta mit Salsiccia-Ragù',
        fr: 'Pâtes au ragoût de saucisse',
        es: 'Pasta con ragú de salchicha',
      },
      {
        it: 'Ragù bianco di salsiccia cotto quattro ore: scegli il formato',
        en: 'White sausage ragù cooked for four hours: choose your pasta',
        de: 'Weißes Salsiccia-Ragù, vier Stunden gekocht: Wähle deine Nudelsorte',
        fr: 'Ragoût blanc de saucisse mijoté quatre heures : choisissez vos pâtes',
        es: 'Ragú blanco de salchicha cocido cuatro horas: elige la pasta',
      },
    ],
    { of: ['sausage', 'celery', 'carrot', 'onion', 'parmesan'], additions: 'pasta' },
  ),
  dish(
    402,
    900,
    [
      'agnolotti',
      {
        it: 'Agnolotti del plin',
        en: 'Agnolotti del plin',
        de: 'Agnolotti del plin',
        fr: 'Agnolotti del plin',
        es: 'Agnolotti del plin',
      },
      {
        it: 'Ripieni di tre arrosti, burro e salvia',
        en: 'Filled with three roast meats, butter and sage',
        de: 'Gefüllt mit dreierlei Braten, Butter und Salbei',
        fr: 'Farcis de trois rôtis, beurre et sauge',
        es: 'Rellenos de tres asados, mantequilla y salvia',
      },
    ],
    { of: ['wheat', 'egg', 'veal', 'butter', 'parmesan'] },
  ),
  dish(
    403,
    850,
    [
      'carbonara',
      'Carbonara',
      {
        it: 'Spaghetti, guanciale croccante, uovo, pecorino e pepe',
        en: 'Spaghetti, crisp guanciale, egg, pecorino and pepper',
        de: 'Spaghetti, knuspriger Guanciale, Ei, Pecorino und Pfeffer',
        fr: 'Spaghetti, guanciale croustillant, œuf, pecorino et poivre',
        es: 'Espaguetis, guanciale crujiente, huevo, pecorino y pimienta',
      },
    ],
    { of: ['wheat', 'guanciale', 'egg', 'pecorino'] },
  ),
  dish(
    404,
    800,
    [
      'amatriciana',
      'Amatriciana',
      {
        it: 'Bucatini, pomodoro, guanciale, peperoncino e pecorino',
        en: 'Bucatini, tomato, guanciale, chilli and pecorino',
        de: 'Bucatini, Tomaten, Guanciale, Chili und Pecorino',
        fr: 'Bucatini, tomate, guanciale, piment et pecorino',
        es: 'Bucatini, tomate, guanciale, guindilla y pecorino',
      },
    ],
    { of: ['wheat', 'tomato', 'guanciale', 'chilli', 'pecorino'], traits: ['spicy'] },
  ),
  dish(
    405,
    850,
    [
      'pesto',
      {
        it: 'Trofie al pesto',
        en: 'Trofie with pesto',
        de: 'Trofie mit Pesto',
        fr: 'Trofie au pesto',
        es: 'Trofie al pesto',
      },
      {
        it: 'Pesto genovese, patate e fagiolini',
        en: 'Genoese pesto, potatoes and green beans',
        de: 'Genueser Pesto, Kartoffeln und grüne Bohnen',
        fr: 'Pesto génois, pommes de terre et haricots verts',
        es: 'Pesto genovés, patatas y judías verdes',
      },
    ],
    { of: ['wheat', 'pesto', 'potato', 'greenBeans'], traits: ['vegetarian'] },
  ),
  dish(
    406,
    1300,
    [
      'vongole',
      {
        it: 'Linguine alle vongole',
        en: 'Linguine with clams',
        de: 'Linguine mit Venusmuscheln',
        fr: 'Linguine aux palourdes',
        es: 'Linguine con almejas',
      },
      {
        it: 'Vongole veraci, aglio, prezzemolo e peperoncino',
        en: 'Clams, garlic, parsley and chilli',
        de: 'Venusmuscheln, Knoblauch, Petersilie und Chili',
        fr: 'Palourdes, ail, persil et piment',
        es: 'Almejas, ajo, perejil y guindilla',
      },
    ],
    { of: ['linguine', 'clams', 'garlic', 'chilli'], ...evening },
  ),
  dish(
    407,
    950,
    [
      'risotto',
      {
        it: 'Risotto allo zafferano',
        en: 'Saffron risotto',
        de: 'Safranrisotto',
        fr: 'Risotto au safran',
        es: 'Risotto al azafrán',
      },
      {
        it: 'Carnaroli mantecato con burro e parmigiano',
        en: 'Carnaroli rice finished with butter and parmesan',
        de: 'Carnaroli-Reis mit Butter und Parmesan',
        fr: 'Riz carnaroli lié au beurre et au parmesan',
        es: 'Arroz carnaroli con mantequilla y parmesano',
      },
    ],
    { of: ['rice', 'saffron', 'butter', 'parmesan'], traits: ['vegetarian', 'glutenFree'] },
  ),
  dish(
    408,
    900,
    [
      'lasagne',
      { it: 'Lasagne al forno', en: 'Baked lasagne', de: 'Lasagne', fr: 'Lasagnes au four', es: 'Lasaña al horno' },
      {
        it: 'Sfoglia all’uovo, ragù di manzo e besciamella',
        en: 'Egg pasta, beef ragù and béchamel',
        de: 'Eiernudeln, Rinderragù und Béchamel',
        fr: 'Pâtes aux œufs, ragoût de bœuf et béchamel',
        es: 'Pasta al huevo, ragú de ternera y bechamel',
      },
    ],
    { of: ['wheat', 'egg', 'beef', 'celery', 'mozzarella', 'parmesan'] },
  ),
]
