import type { RowsOf } from '#demo/server/db/seed/restaurant-seed.ts'
import { id } from '#demo/server/db/seed/restaurant-seed.ts'
import type { FiveTexts } from '#demo/server/texts/five-texts.ts'
import { texts } from '#demo/server/texts/five-texts.ts'
import type { Id } from '#src/contract/values.ts'

type Ingredient = readonly [names: FiveTexts, ...allergens: string[]]

// The place in this table is the id: add at the end only.
const pantry = {
  tomato: [
    ['Pomodoro San Marzano', 'San Marzano tomato', 'San-Marzano-Tomate', 'Tomate San Marzano', 'Tomate San Marzano'],
  ],
  mozzarella: [
    [
      'Fior di latte',
      'Fior di latte mozzarella',
      'Fior-di-latte-Mozzarella',
      'Mozzarella fior di latte',
      'Mozzarella fior di latte',
    ],
    'LATTE',
  ],
  basil: [['Basilico', 'Basil', 'Basilikum', 'Basilic', 'Albahaca']],
  wheat: [['Farina di grano', 'Wheat flour', 'Weizenmehl', 'Farine de blé', 'Harina de trigo'], 'GLUTINE'],
  garlic: [['Aglio', 'Garlic', 'Knoblauch', 'Ail', 'Ajo']],
  oregano: [['Origano', 'Oregano', 'Oregano', 'Origan', 'Orégano']],
  oliveOil: [
    [
      'Olio extravergine',
      'Extra virgin olive oil',
      'Natives Olivenöl extra',
      'Huile d’olive vierge extra',
      'Aceite de oliva virgen extra',
    ],
  ],
  anchovy: [['Acciughe', 'Anchovies', 'Sardellen', 'Anchois', 'Anchoas'], 'PESCE'],
  capers: [['Capperi', 'Capers', 'Kapern', 'Câpres', 'Alcaparras']],
  olives: [['Olive taggiasche', 'Taggiasca olives', 'Taggiasca-Oliven', 'Olives taggiasca', 'Aceitunas taggiascas']],
  cookedHam: [['Prosciutto cotto', 'Cooked ham', 'Kochschinken', 'Jambon cuit', 'Jamón cocido']],
  rawHam: [['Prosciutto crudo', 'Cured ham', 'Rohschinken', 'Jambon cru', 'Jamón curado']],
  mushrooms: [['Funghi champignon', 'Mushrooms', 'Champignons', 'Champignons', 'Champiñones']],
  artichokes: [['Carciofi', 'Artichokes', 'Artischocken', 'Artichauts', 'Alcachofas']],
  spicySalami: [['Salame piccante', 'Spicy salami', 'Scharfe Salami', 'Salami piquant', 'Salami picante']],
  nduja: [['’Nduja', 'Nduja', 'Nduja', 'Nduja', 'Nduja']],
  chilli: [['Peperoncino', 'Chilli', 'Chili', 'Piment', 'Guindilla']],
  gorgonzola: [['Gorgonzola', 'Gorgonzola', 'Gorgonzola', 'Gorgonzola', 'Gorgonzola'], 'LATTE'],
  fontina: [['Fontina', 'Fontina', 'Fontina', 'Fontina', 'Fontina'], 'LATTE'],
  parmesan: [['Parmigiano Reggiano', 'Parmesan', 'Parmesan', 'Parmesan', 'Parmesano'], 'LATTE'],
  buffalo: [
    [
      'Mozzarella di bufala',
      'Buffalo mozzarella',
      'Büffelmozzarella',
      'Mozzarella de bufflonne',
      'Mozzarella de búfala',
    ],
    'LATTE',
  ],
  burrata: [['Burrata', 'Burrata', 'Burrata', 'Burrata', 'Burrata'], 'LATTE'],
  stracciatella: [
    ['Stracciatella', 'Stracciatella cheese', 'Stracciatella', 'Stracciatella', 'Stracciatella'],
    'LATTE',
  ],
  pecorino: [['Pecorino romano', 'Pecorino', 'Pecorino', 'Pecorino', 'Pecorino'], 'LATTE'],
  ricotta: [['Ricotta', 'Ricotta', 'Ricotta', 'Ricotta', 'Ricotta'], 'LATTE'],
  rocket: [['Rucola', 'Rocket', 'Rucola', 'Roquette', 'Rúcula']],
  cherryTomato: [['Pomodorini', 'Cherry tomatoes', 'Kirschtomaten', 'Tomates cerises', 'Tomates cherry']],
  aubergine: [['Melanzane', 'Aubergine', 'Auberginen', 'Aubergines', 'Berenjena']],
  courgette: [['Zucchine', 'Courgettes', 'Zucchini', 'Courgettes', 'Calabacín']],
  peppers: [['Peperoni', 'Peppers', 'Paprika', 'Poivrons', 'Pimientos']],
  onion: [['Cipolla di Tropea', 'Tropea onion', 'Tropea-Zwiebel', 'Oignon de Tropea', 'Cebolla de Tropea']],
  spinach: [['Spinaci', 'Spinach', 'Spinat', 'Épinards', 'Espinacas']],
  tuna: [['Tonno', 'Tuna', 'Thunfisch', 'Thon', 'Atún'], 'PESCE'],
  sausage: [['Salsiccia', 'Sausage', 'Salsiccia', 'Saucisse', 'Salchicha']],
  friarielli: [['Friarielli', 'Turnip tops', 'Stängelkohl', 'Brocoli-rave', 'Grelos']],
  mortadella: [['Mortadella', 'Mortadella', 'Mortadella', 'Mortadelle', 'Mortadela'], 'FRUTTA_A_GUSCIO'],
  pistachio: [['Pistacchio', 'Pistachio', 'Pistazien', 'Pistache', 'Pistacho'], 'FRUTTA_A_GUSCIO'],
  speck: [['Speck', 'Speck', 'Speck', 'Speck', 'Speck']],
  walnuts: [['Noci', 'Walnuts', 'Walnüsse', 'Noix', 'Nueces'], 'FRUTTA_A_GUSCIO'],
  truffle: [['Crema di tartufo', 'Truffle cream', 'Trüffelcreme', 'Crème de truffe', 'Crema de trufa'], 'LATTE'],
  egg: [['Uovo', 'Egg', 'Ei', 'Œuf', 'Huevo'], 'UOVA'],
  guanciale: [['Guanciale', 'Guanciale', 'Guanciale', 'Guanciale', 'Guanciale']],
  beef: [['Manzo', 'Beef', 'Rindfleisch', 'Bœuf', 'Ternera']],
  veal: [['Fassona piemontese', 'Piedmontese veal', 'Piemonteser Kalb', 'Veau piémontais', 'Ternera piamontesa']],
  celery: [['Sedano', 'Celery', 'Sellerie', 'Céleri', 'Apio'], 'SEDANO'],
  carrot: [['Carote', 'Carrots', 'Karotten', 'Carottes', 'Zanahorias']],
  pesto: [
    ['Pesto genovese', 'Genoese pesto', 'Genueser Pesto', 'Pesto génois', 'Pesto genovés'],
    'LATTE',
    'FRUTTA_A_GUSCIO',
  ],
  potato: [['Patate', 'Potatoes', 'Kartoffeln', 'Pommes de terre', 'Patatas']],
  greenBeans: [['Fagiolini', 'Green beans', 'Grüne Bohnen', 'Haricots verts', 'Judías verdes']],
  butter: [['Burro', 'Butter', 'Butter', 'Beurre', 'Mantequilla'], 'LATTE'],
  clams: [['Vongole', 'Clams', 'Venusmuscheln', 'Palourdes', 'Almejas'], 'MOLLUSCHI'],
  prawns: [['Gamberi', 'Prawns', 'Garnelen', 'Crevettes', 'Gambas'], 'CROSTACEI'],
  squid: [['Calamari', 'Squid', 'Tintenfisch', 'Calamars', 'Calamares'], 'MOLLUSCHI'],
  cod: [['Merluzzo', 'Cod', 'Kabeljau', 'Cabillaud', 'Bacalao'], 'PESCE'],
  salmon: [['Salmone', 'Salmon', 'Lachs', 'Saumon', 'Salmón'], 'PESCE'],
  chicken: [['Pollo', 'Chicken', 'Hähnchen', 'Poulet', 'Pollo']],
  breadcrumbs: [['Pangrattato', 'Breadcrumbs', 'Paniermehl', 'Chapelure', 'Pan rallado'], 'GLUTINE'],
  mayonnaise: [['Maionese', 'Mayonnaise', 'Mayonnaise', 'Mayonnaise', 'Mayonesa'], 'UOVA', 'SENAPE'],
  lettuce: [['Lattuga', 'Lettuce', 'Kopfsalat', 'Laitue', 'Lechuga']],
  chickpeas: [['Ceci', 'Chickpeas', 'Kichererbsen', 'Pois chiches', 'Garbanzos']],
  lupins: [['Farina di lupini', 'Lupin flour', 'Lupinenmehl', 'Farine de lupin', 'Harina de altramuz'], 'LUPINI'],
  sesame: [['Semi di sesamo', 'Sesame seeds', 'Sesam', 'Graines de sésame', 'Semillas de sésamo'], 'SESAMO'],
  mustard: [['Senape', 'Mustard', 'Senf', 'Moutarde', 'Mostaza'], 'SENAPE'],
  soy: [['Salsa di soia', 'Soy sauce', 'Sojasauce', 'Sauce soja', 'Salsa de soja'], 'SOIA', 'GLUTINE'],
  mascarpone: [['Mascarpone', 'Mascarpone', 'Mascarpone', 'Mascarpone', 'Mascarpone'], 'LATTE'],
  coffee: [['Caffè', 'Coffee', 'Kaffee', 'Café', 'Café']],
  cocoa: [['Cacao', 'Cocoa', 'Kakao', 'Cacao', 'Cacao']],
  hazelnut: [
    ['Nocciola Piemonte', 'Piedmont hazelnut', 'Piemonteser Haselnuss', 'Noisette du Piémont', 'Avellana del Piamonte'],
    'FRUTTA_A_GUSCIO',
  ],
  cream: [['Panna', 'Cream', 'Sahne', 'Crème', 'Nata'], 'LATTE'],
  sugar: [['Zucchero', 'Sugar', 'Zucker', 'Sucre', 'Azúcar']],
  lemon: [['Limone', 'Lemon', 'Zitrone', 'Citron', 'Limón']],
  barley: [['Malto d’orzo', 'Barley malt', 'Gerstenmalz', 'Malt d’orge', 'Malta de cebada'], 'GLUTINE', 'CEREALI'],
  grapes: [['Uve', 'Grapes', 'Trauben', 'Raisins', 'Uvas'], 'ANIDRIDE_SOLFOROSA'],
  vinegar: [
    ['Aceto balsamico', 'Balsamic vinegar', 'Balsamico-Essig', 'Vinaigre balsamique', 'Vinagre balsámico'],
    'ANIDRIDE_SOLFOROSA',
  ],
  yogurt: [['Salsa yogurt', 'Yogurt sauce', 'Joghurtsauce', 'Sauce au yaourt', 'Salsa de yogur'], 'LATTE'],
  barbecue: [['Salsa barbecue', 'Barbecue sauce', 'Barbecuesauce', 'Sauce barbecue', 'Salsa barbacoa'], 'SENAPE'],
  spicyOil: [['Olio piccante', 'Chilli oil', 'Chiliöl', 'Huile pimentée', 'Aceite picante']],
  noMozzarella: [['Senza mozzarella', 'No mozzarella', 'Ohne Mozzarella', 'Sans mozzarella', 'Sin mozzarella']],
  linguine: [['Linguine', 'Linguine', 'Linguine', 'Linguine', 'Linguine'], 'GLUTINE'],
  tagliatelle: [
    ['Tagliatelle all’uovo', 'Egg tagliatelle', 'Eiertagliatelle', 'Tagliatelles aux œufs', 'Tagliatelle al huevo'],
    'GLUTINE',
    'UOVA',
  ],
  freePasta: [
    ['Penne senza glutine', 'Gluten-free penne', 'Glutenfreie Penne', 'Penne sans gluten', 'Penne sin gluten'],
  ],
  rice: [['Riso Carnaroli', 'Carnaroli rice', 'Carnaroli-Reis', 'Riz carnaroli', 'Arroz carnaroli']],
  porcini: [['Funghi porcini', 'Porcini mushrooms', 'Steinpilze', 'Cèpes', 'Setas porcini']],
  saffron: [['Zafferano', 'Saffron', 'Safran', 'Safran', 'Azafrán']],
  seaBass: [['Branzino', 'Sea bass', 'Wolfsbarsch', 'Bar', 'Lubina'], 'PESCE'],
  milkCream: [['Fiordilatte', 'Fiordilatte', 'Fiordilatte', 'Fiordilatte', 'Fiordilatte'], 'LATTE'],
  custard: [['Crema', 'Custard', 'Vanillecreme', 'Crème', 'Crema'], 'LATTE', 'UOVA'],
  darkChocolate: [
    ['Cioccolato fondente', 'Dark chocolate', 'Zartbitterschokolade', 'Chocolat noir', 'Chocolate negro'],
    'SOIA',
  ],
  gianduja: [['Gianduja', 'Gianduja', 'Gianduja', 'Gianduja', 'Gianduja'], 'LATTE', 'FRUTTA_A_GUSCIO'],
  bronte: [
    ['Pistacchio di Bronte', 'Bronte pistachio', 'Pistazie aus Bronte', 'Pistache de Bronte', 'Pistacho de Bronte'],
    'LATTE',
    'FRUTTA_A_GUSCIO',
  ],
  strawberry: [['Fragola', 'Strawberry', 'Erdbeere', 'Fraise', 'Fresa']],
  peach: [['Pesca', 'Peach', 'Pfirsich', 'Pêche', 'Melocotón']],
  mango: [['Mango', 'Mango', 'Mango', 'Mangue', 'Mango']],
  whippedCream: [['Panna montata', 'Whipped cream', 'Schlagsahne', 'Chantilly', 'Nata montada'], 'LATTE'],
  chopped: [
    ['Granella di nocciole', 'Chopped hazelnuts', 'Gehackte Haselnüsse', 'Éclats de noisettes', 'Avellanas picadas'],
    'FRUTTA_A_GUSCIO',
  ],
  cone: [['Cialda', 'Wafer', 'Waffel', 'Gaufrette', 'Barquillo'], 'GLUTINE', 'SOIA'],
  water: [['Acqua', 'Water', 'Wasser', 'Eau', 'Agua']],
} satisfies Record<string, Ingredient>

export type IngredientKey = keyof typeof pantry

const keys = Object.keys(pantry) as IngredientKey[]
const idByKey = new Map(keys.map((key, index) => [key, id<'Ingredient'>(index + 1)]))

export function ingredientId(key: IngredientKey): Id<'Ingredient'> {
  return idByKey.get(key) ?? id(0)
}

/** Out of season at every venue. */
const outOfSeason: readonly IngredientKey[] = ['friarielli', 'peach']

/** Friarielli and peaches are out of season; venue 12 has no truffle cream. */
export const ingredients: RowsOf<'ingredients'> = keys.map((key) => {
  const [names, ...allergens]: Ingredient = pantry[key]
  return {
    id: ingredientId(key),
    names: texts(names),
    allergens,
    isAvailable: !outOfSeason.includes(key),
    excludedVenueIds: key === 'truffle' ? [id<'Venue'>(12)] : [],
  }
})
