import type { Dish } from './trattoria-dish.ts'
import { menuIds, pizza } from './trattoria-dish.ts'

const evening = { menus: [menuIds.card] }

export const pizzas: readonly Dish[] = [
  pizza(
    201,
    650,
    [
      'margherita',
      ['Margherita'],
      [
        'Pomodoro San Marzano, fior di latte e basilico fresco',
        'San Marzano tomato, fior di latte and fresh basil',
        'San-Marzano-Tomaten, Fior di latte und frisches Basilikum',
        'Tomate San Marzano, fior di latte et basilic frais',
        'Tomate San Marzano, fior di latte y albahaca fresca',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'basil', 'oliveOil'], traits: ['vegetarian'] },
  ),
  pizza(
    202,
    550,
    [
      'marinara',
      ['Marinara'],
      [
        'Pomodoro, aglio, origano e olio extravergine',
        'Tomato, garlic, oregano and extra virgin olive oil',
        'Tomaten, Knoblauch, Oregano und natives Olivenöl',
        'Tomate, ail, origan et huile d’olive vierge extra',
        'Tomate, ajo, orégano y aceite de oliva virgen extra',
      ],
    ],
    { of: ['tomato', 'garlic', 'oregano', 'oliveOil'], traits: ['vegetarian', 'vegan'] },
  ),
  pizza(
    203,
    800,
    [
      'diavola',
      ['Diavola'],
      [
        'Pomodoro, fior di latte e salame piccante calabrese',
        'Tomato, fior di latte and spicy Calabrian salami',
        'Tomaten, Fior di latte und scharfe kalabrische Salami',
        'Tomate, fior di latte et salami piquant de Calabre',
        'Tomate, fior di latte y salami picante de Calabria',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'spicySalami', 'chilli'], traits: ['spicy'] },
  ),
  pizza(
    204,
    850,
    [
      'capricciosa',
      ['Capricciosa'],
      [
        'Pomodoro, fior di latte, cotto, funghi, carciofi e olive',
        'Tomato, fior di latte, ham, mushrooms, artichokes and olives',
        'Tomaten, Fior di latte, Schinken, Champignons, Artischocken und Oliven',
        'Tomate, fior di latte, jambon, champignons, artichauts et olives',
        'Tomate, fior di latte, jamón, champiñones, alcachofas y aceitunas',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'cookedHam', 'mushrooms', 'artichokes', 'olives'] },
  ),
  pizza(
    205,
    850,
    [
      'quattro-stagioni',
      ['Quattro stagioni'],
      [
        'Quattro spicchi: cotto, funghi, carciofi e olive',
        'Four quarters: ham, mushrooms, artichokes and olives',
        'Vier Viertel: Schinken, Champignons, Artischocken und Oliven',
        'Quatre quarts : jambon, champignons, artichauts et olives',
        'Cuatro cuartos: jamón, champiñones, alcachofas y aceitunas',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'cookedHam', 'mushrooms', 'artichokes', 'olives'] },
  ),
  pizza(
    206,
    850,
    [
      'quattro-formaggi',
      ['Quattro formaggi'],
      [
        'Fior di latte, gorgonzola, fontina e parmigiano',
        'Fior di latte, gorgonzola, fontina and parmesan',
        'Fior di latte, Gorgonzola, Fontina und Parmesan',
        'Fior di latte, gorgonzola, fontina et parmesan',
        'Fior di latte, gorgonzola, fontina y parmesano',
      ],
    ],
    { of: ['mozzarella', 'gorgonzola', 'fontina', 'parmesan'], traits: ['vegetarian'] },
  ),
  pizza(
    207,
    750,
    [
      'napoli',
      ['Napoli'],
      [
        'Pomodoro, fior di latte, acciughe, capperi e origano',
        'Tomato, fior di latte, anchovies, capers and oregano',
        'Tomaten, Fior di latte, Sardellen, Kapern und Oregano',
        'Tomate, fior di latte, anchois, câpres et origan',
        'Tomate, fior di latte, anchoas, alcaparras y orégano',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'anchovy', 'capers', 'oregano'] },
  ),
  pizza(
    208,
    800,
    [
      'prosciutto-e-funghi',
      [
        'Prosciutto e funghi',
        'Ham and mushrooms',
        'Schinken und Pilze',
        'Jambon et champignons',
        'Jamón y champiñones',
      ],
      [
        'Pomodoro, fior di latte, prosciutto cotto e champignon',
        'Tomato, fior di latte, cooked ham and mushrooms',
        'Tomaten, Fior di latte, Kochschinken und Champignons',
        'Tomate, fior di latte, jambon cuit et champignons',
        'Tomate, fior di latte, jamón cocido y champiñones',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'cookedHam', 'mushrooms'] },
  ),
  pizza(
    209,
    800,
    [
      'ortolana',
      ['Ortolana', 'Garden pizza', 'Gemüsepizza', 'Pizza du potager', 'Hortelana'],
      [
        'Pomodoro, fior di latte, melanzane, zucchine e peperoni grigliati',
        'Tomato, fior di latte, grilled aubergine, courgettes and peppers',
        'Tomaten, Fior di latte, gegrillte Auberginen, Zucchini und Paprika',
        'Tomate, fior di latte, aubergines, courgettes et poivrons grillés',
        'Tomate, fior di latte, berenjena, calabacín y pimientos a la parrilla',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'aubergine', 'courgette', 'peppers'], traits: ['vegetarian'] },
  ),
  pizza(
    210,
    800,
    [
      'tonno-e-cipolla',
      ['Tonno e cipolla', 'Tuna and onion', 'Thunfisch und Zwiebeln', 'Thon et oignon', 'Atún y cebolla'],
      [
        'Pomodoro, fior di latte, tonno e cipolla di Tropea',
        'Tomato, fior di latte, tuna and Tropea onion',
        'Tomaten, Fior di latte, Thunfisch und Tropea-Zwiebel',
        'Tomate, fior di latte, thon et oignon de Tropea',
        'Tomate, fior di latte, atún y cebolla de Tropea',
      ],
    ],
    { of: ['tomato', 'mozzarella', 'tuna', 'onion'] },
  ),
  pizza(
    301,
    1100,
    [
      'mortadella-e-pistacchio',
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
    1000,
    [
      'nduja-e-burrata',
      ['’Nduja e burrata', 'Nduja and burrata', 'Nduja und Burrata', 'Nduja et burrata', 'Nduja y burrata'],
      [
        'Pomodoro, ’nduja di Spilinga, burrata fresca e basilico',
        'Tomato, nduja from Spilinga, fresh burrata and basil',
        'Tomaten, Nduja aus Spilinga, frische Burrata und Basilikum',
        'Tomate, nduja de Spilinga, burrata fraîche et basilic',
        'Tomate, nduja de Spilinga, burrata fresca y albahaca',
      ],
    ],
    { of: ['tomato', 'nduja', 'burrata', 'basil'], traits: ['spicy'], ...evening },
  ),
  pizza(
    304,
    1300,
    [
      'tartufo-e-porcini',
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
      'salsiccia-e-friarielli',
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
      'crudo-e-rucola',
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
    950,
    [
      'gorgonzola-e-noci',
      [
        'Gorgonzola, speck e noci',
        'Gorgonzola, speck and walnuts',
        'Gorgonzola, Speck und Walnüsse',
        'Gorgonzola, speck et noix',
        'Gorgonzola, speck y nueces',
      ],
      [
        'Fior di latte, gorgonzola dolce, speck e noci',
        'Fior di latte, mild gorgonzola, speck and walnuts',
        'Fior di latte, milder Gorgonzola, Speck und Walnüsse',
        'Fior di latte, gorgonzola doux, speck et noix',
        'Fior di latte, gorgonzola suave, speck y nueces',
      ],
    ],
    { of: ['mozzarella', 'gorgonzola', 'speck', 'walnuts'], ...evening },
  ),
  pizza(
    308,
    900,
    [
      'vegana',
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
]
