import type { RowsOf } from '#demo/restaurants/restaurant-seed.ts'
import { id } from '#demo/restaurants/restaurant-seed.ts'
import type { RestaurantText } from '#server/platform/texts/localized.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'
import type { Id } from '#src/contract/values.ts'

type Ingredient = readonly [names: RestaurantText, ...allergens: string[]]

// The position in this table is the id: add at the end only.
const pantry = {
  tomato: [
    {
      it: 'Pomodoro San Marzano',
      en: 'San Marzano tomato',
      de: 'San-Marzano-Tomate',
      fr: 'Tomate San Marzano',
      es: 'Tomate San Marzano',
    },
  ],
  mozzarella: [
    {
      it: 'Fior di latte',
      en: 'Fior di latte mozzarella',
      de: 'Fior-di-latte-Mozzarella',
      fr: 'Mozzarella fior di latte',
      es: 'Mozzarella fior di latte',
    },
    'LATTE',
  ],
  basil: [{ it: 'Basilico', en: 'Basil', de: 'Basilikum', fr: 'Basilic', es: 'Albahaca' }],
  wheat: [
    { it: 'Farina di grano', en: 'Wheat flour', de: 'Weizenmehl', fr: 'Farine de blé', es: 'Harina de trigo' },
    'GLUTINE',
  ],
  garlic: [{ it: 'Aglio', en: 'Garlic', de: 'Knoblauch', fr: 'Ail', es: 'Ajo' }],
  oregano: [{ it: 'Origano', en: 'Oregano', de: 'Oregano', fr: 'Origan', es: 'Orégano' }],
  oliveOil: [
    {
      it: 'Olio extravergine',
      en: 'Extra virgin olive oil',
      de: 'Natives Olivenöl extra',
      fr: 'Huile d’olive vierge extra',
      es: 'Aceite de oliva virgen extra',
    },
  ],
  anchovy: [{ it: 'Acciughe', en: 'Anchovies', de: 'Sardellen', fr: 'Anchois', es: 'Anchoas' }, 'PESCE'],
  capers: [{ it: 'Capperi', en: 'Capers', de: 'Kapern', fr: 'Câpres', es: 'Alcaparras' }],
  olives: [
    {
      it: 'Olive taggiasche',
      en: 'Taggiasca olives',
      de: 'Taggiasca-Oliven',
      fr: 'Olives taggiasca',
      es: 'Aceitunas taggiascas',
    },
  ],
  cookedHam: [{ it: 'Prosciutto cotto', en: 'Cooked ham', de: 'Kochschinken', fr: 'Jambon cuit', es: 'Jamón cocido' }],
  rawHam: [{ it: 'Prosciutto crudo', en: 'Cured ham', de: 'Rohschinken', fr: 'Jambon cru', es: 'Jamón curado' }],
  mushrooms: [{ it: 'Funghi champignon', en: 'Mushrooms', de: 'Champignons', fr: 'Champignons', es: 'Champiñones' }],
  artichokes: [{ it: 'Carciofi', en: 'Artichokes', de: 'Artischocken', fr: 'Artichauts', es: 'Alcachofas' }],
  spicySalami: [
    { it: 'Salame piccante', en: 'Spicy salami', de: 'Scharfe Salami', fr: 'Salami piquant', es: 'Salami picante' },
  ],
  nduja: [{ it: '’Nduja', en: 'Nduja', de: 'Nduja', fr: 'Nduja', es: 'Nduja' }],
  chilli: [{ it: 'Peperoncino', en: 'Chilli', de: 'Chili', fr: 'Piment', es: 'Guindilla' }],
  gorgonzola: [{ it: 'Gorgonzola', en: 'Gorgonzola', de: 'Gorgonzola', fr: 'Gorgonzola', es: 'Gorgonzola' }, 'LATTE'],
  fontina: [{ it: 'Fontina', en: 'Fontina', de: 'Fontina', fr: 'Fontina', es: 'Fontina' }, 'LATTE'],
  parmesan: [{ it: 'Parmigiano Reggiano', en: 'Parmesan', de: 'Parmesan', fr: 'Parmesan', es: 'Parmesano' }, 'LATTE'],
  buffalo: [
    {
      it: 'Mozzarella di bufala',
      en: 'Buffalo mozzarella',
      de: 'Büffelmozzarella',
      fr: 'Mozzarella de bufflonne',
      es: 'Mozzarella de búfala',
    },
    'LATTE',
  ],
  burrata: [{ it: 'Burrata', en: 'Burrata', de: 'Burrata', fr: 'Burrata', es: 'Burrata' }, 'LATTE'],
  stracciatella: [
    { it: 'Stracciatella', en: 'Stracciatella cheese', de: 'Stracciatella', fr: 'Stracciatella', es: 'Stracciatella' },
    'LATTE',
  ],
  pecorino: [{ it: 'Pecorino romano', en: 'Pecorino', de: 'Pecorino', fr: 'Pecorino', es: 'Pecorino' }, 'LATTE'],
  ricotta: [{ it: 'Ricotta', en: 'Ricotta', de: 'Ricotta', fr: 'Ricotta', es: 'Ricotta' }, 'LATTE'],
  rocket: [{ it: 'Rucola', en: 'Rocket', de: 'Rucola', fr: 'Roquette', es: 'Rúcula' }],
  cherryTomato: [
    { it: 'Pomodorini', en: 'Cherry tomatoes', de: 'Kirschtomaten', fr: 'Tomates cerises', es: 'Tomates cherry' },
  ],
  aubergine: [{ it: 'Melanzane', en: 'Aubergine', de: 'Auberginen', fr: 'Aubergines', es: 'Berenjena' }],
  courgette: [{ it: 'Zucchine', en: 'Courgettes', de: 'Zucchini', fr: 'Courgettes', es: 'Calabacín' }],
  peppers: [{ it: 'Peperoni', en: 'Peppers', de: 'Paprika', fr: 'Poivrons', es: 'Pimientos' }],
  onion: [
    {
      it: 'Cipolla di Tropea',
      en: 'Tropea onion',
      de: 'Tropea-Zwiebel',
      fr: 'Oignon de Tropea',
      es: 'Cebolla de Tropea',
    },
  ],
  spinach: [{ it: 'Spinaci', en: 'Spinach', de: 'Spinat', fr: 'Épinards', es: 'Espinacas' }],
  tuna: [{ it: 'Tonno', en: 'Tuna', de: 'Thunfisch', fr: 'Thon', es: 'Atún' }, 'PESCE'],
  sausage: [{ it: 'Salsiccia', en: 'Sausage', de: 'Salsiccia', fr: 'Saucisse', es: 'Salchicha' }],
  friarielli: [{ it: 'Friarielli', en: 'Turnip tops', de: 'Stängelkohl', fr: 'Brocoli-rave', es: 'Grelos' }],
  mortadella: [
    { it: 'Mortadella', en: 'Mortadella', de: 'Mortadella', fr: 'Mortadelle', es: 'Mortadela' },
    'FRUTTA_A_GUSCIO',
  ],
  pistachio: [
    { it: 'Pistacchio', en: 'Pistachio', de: 'Pistazien', fr: 'Pistache', es: 'Pistacho' },
    'FRUTTA_A_GUSCIO',
  ],
  speck: [{ it: 'Speck', en: 'Speck', de: 'Speck', fr: 'Speck', es: 'Speck' }],
  walnuts: [{ it: 'Noci', en: 'Walnuts', de: 'Walnüsse', fr: 'Noix', es: 'Nueces' }, 'FRUTTA_A_GUSCIO'],
  truffle: [
    { it: 'Crema di tartufo', en: 'Truffle cream', de: 'Trüffelcreme', fr: 'Crème de truffe', es: 'Crema de trufa' },
    'LATTE',
  ],
  egg: [{ it: 'Uovo', en: 'Egg', de: 'Ei', fr: 'Œuf', es: 'Huevo' }, 'UOVA'],
  guanciale: [{ it: 'Guanciale', en: 'Guanciale', de: 'Guanciale', fr: 'Guanciale', es: 'Guanciale' }],
  beef: [{ it: 'Manzo', en: 'Beef', de: 'Rindfleisch', fr: 'Bœuf', es: 'Ternera' }],
  veal: [
    {
      it: 'Fassona piemontese',
      en: 'Piedmontese veal',
      de: 'Piemonteser Kalb',
      fr: 'Veau piémontais',
      es: 'Ternera piamontesa',
    },
  ],
  celery: [{ it: 'Sedano', en: 'Celery', de: 'Sellerie', fr: 'Céleri', es: 'Apio' }, 'SEDANO'],
  carrot: [{ it: 'Carote', en: 'Carrots', de: 'Karotten', fr: 'Carottes', es: 'Zanahorias' }],
  pesto: [
    { it: 'Pesto genovese', en: 'Genoese pesto', de: 'Genueser Pesto', fr: 'Pesto génois', es: 'Pesto genovés' },
    'LATTE',
    'FRUTTA_A_GUSCIO',
  ],
  potato: [{ it: 'Patate', en: 'Potatoes', de: 'Kartoffeln', fr: 'Pommes de terre', es: 'Patatas' }],
  greenBeans: [{ it: 'Fagiolini', en: 'Green beans', de: 'Grüne Bohnen', fr: 'Haricots verts', es: 'Judías verdes' }],
  butter: [{ it: 'Burro', en: 'Butter', de: 'Butter', fr: 'Beurre', es: 'Mantequilla' }, 'LATTE'],
  clams: [{ it: 'Vongole', en: 'Clams', de: 'Venusmuscheln', fr: 'Palourdes', es: 'Almejas' }, 'MOLLUSCHI'],
  prawns: [{ it: 'Gamberi', en: 'Prawns', de: 'Garnelen', fr: 'Crevettes', es: 'Gambas' }, 'CROSTACEI'],
  squid: [{ it: 'Calamari', en: 'Squid', de: 'Tintenfisch', fr: 'Calamars', es: 'Calamares' }, 'MOLLUSCHI'],
  cod: [{ it: 'Merluzzo', en: 'Cod', de: 'Kabeljau', fr: 'Cabillaud', es: 'Bacalao' }, 'PESCE'],
  salmon: [{ it: 'Salmone', en: 'Salmon', de: 'Lachs', fr: 'Saumon', es: 'Salmón' }, 'PESCE'],
  chicken: [{ it: 'Pollo', en: 'Chicken', de: 'Hähnchen', fr: 'Poulet', es: 'Pollo' }],
  breadcrumbs: [
    { it: 'Pangrattato', en: 'Breadcrumbs', de: 'Paniermehl', fr: 'Chapelure', es: 'Pan rallado' },
    'GLUTINE',
  ],
  mayonnaise: [
    { it: 'Maionese', en: 'Mayonnaise', de: 'Mayonnaise', fr: 'Mayonnaise', es: 'Mayonesa' },
    'UOVA',
    'SENAPE',
  ],
  lettuce: [{ it: 'Lattuga', en: 'Lettuce', de: 'Kopfsalat', fr: 'Laitue', es: 'Lechuga' }],
  chickpeas: [{ it: 'Ceci', en: 'Chickpeas', de: 'Kichererbsen', fr: 'Pois chiches', es: 'Garbanzos' }],
  lupins: [
    { it: 'Farina di lupini', en: 'Lupin flour', de: 'Lupinenmehl', fr: 'Farine de lupin', es: 'Harina de altramuz' },
    'LUPINI',
  ],
  sesame: [
    { it: 'Semi di sesamo', en: 'Sesame seeds', de: 'Sesam', fr: 'Graines de sésame', es: 'Semillas de sésamo' },
    'SESAMO',
  ],
  mustard: [{ it: 'Senape', en: 'Mustard', de: 'Senf', fr: 'Moutarde', es: 'Mostaza' }, 'SENAPE'],
  soy: [
    { it: 'Salsa di soia', en: 'Soy sauce', de: 'Sojasauce', fr: 'Sauce soja', es: 'Salsa de soja' },
    'SOIA',
    'GLUTINE',
  ],
  mascarpone: [{ it: 'Mascarpone', en: 'Mascarpone', de: 'Mascarpone', fr: 'Mascarpone', es: 'Mascarpone' }, 'LATTE'],
  coffee: [{ it: 'Caffè', en: 'Coffee', de: 'Kaffee', fr: 'Café', es: 'Café' }],
  cocoa: [{ it: 'Cacao', en: 'Cocoa', de: 'Kakao', fr: 'Cacao', es: 'Cacao' }],
  hazelnut: [
    {
      it: 'Nocciola Piemonte',
      en: 'Piedmont hazelnut',
      de: 'Piemonteser Haselnuss',
      fr: 'Noisette du Piémont',
      es: 'Avellana del Piamonte',
    },
    'FRUTTA_A_GUSCIO',
  ],
  cream: [{ it: 'Panna', en: 'Cream', de: 'Sahne', fr: 'Crème', es: 'Nata' }, 'LATTE'],
  sugar: [{ it: 'Zucchero', en: 'Sugar', de: 'Zucker', fr: 'Sucre', es: 'Azúcar' }],
  lemon: [{ it: 'Limone', en: 'Lemon', de: 'Zitrone', fr: 'Citron', es: 'Limón' }],
  barley: [
    { it: 'Malto d’orzo', en: 'Barley malt', de: 'Gerstenmalz', fr: 'Malt d’orge', es: 'Malta de cebada' },
    'GLUTINE',
    'CEREALI',
  ],
  grapes: [{ it: 'Uve', en: 'Grapes', de: 'Trauben', fr: 'Raisins', es: 'Uvas' }, 'ANIDRIDE_SOLFOROSA'],
  vinegar: [
    {
      it: 'Aceto balsamico',
      en: 'Balsamic vinegar',
      de: 'Balsamico-Essig',
      fr: 'Vinaigre balsamique',
      es: 'Vinagre balsámico',
    },
    'ANIDRIDE_SOLFOROSA',
  ],
  yogurt: [
    { it: 'Salsa yogurt', en: 'Yogurt sauce', de: 'Joghurtsauce', fr: 'Sauce au yaourt', es: 'Salsa de yogur' },
    'LATTE',
  ],
  barbecue: [
    { it: 'Salsa barbecue', en: 'Barbecue sauce', de: 'Barbecuesauce', fr: 'Sauce barbecue', es: 'Salsa barbacoa' },
    'SENAPE',
  ],
  spicyOil: [{ it: 'Olio piccante', en: 'Chilli oil', de: 'Chiliöl', fr: 'Huile pimentée', es: 'Aceite picante' }],
  noMozzarella: [
    { it: 'Senza mozzarella', en: 'No mozzarella', de: 'Ohne Mozzarella', fr: 'Sans mozzarella', es: 'Sin mozzarella' },
  ],
  linguine: [{ it: 'Linguine', en: 'Linguine', de: 'Linguine', fr: 'Linguine', es: 'Linguine' }, 'GLUTINE'],
  tagliatelle: [
    {
      it: 'Tagliatelle all’uovo',
      en: 'Egg tagliatelle',
      de: 'Eiertagliatelle',
      fr: 'Tagliatelles aux œufs',
      es: 'Tagliatelle al huevo',
    },
    'GLUTINE',
    'UOVA',
  ],
  freePasta: [
    {
      it: 'Penne senza glutine',
      en: 'Gluten-free penne',
      de: 'Glutenfreie Penne',
      fr: 'Penne sans gluten',
      es: 'Penne sin gluten',
    },
  ],
  rice: [
    { it: 'Riso Carnaroli', en: 'Carnaroli rice', de: 'Carnaroli-Reis', fr: 'Riz carnaroli', es: 'Arroz carnaroli' },
  ],
  porcini: [{ it: 'Funghi porcini', en: 'Porcini mushrooms', de: 'Steinpilze', fr: 'Cèpes', es: 'Setas porcini' }],
  saffron: [{ it: 'Zafferano', en: 'Saffron', de: 'Safran', fr: 'Safran', es: 'Azafrán' }],
  seaBass: [{ it: 'Branzino', en: 'Sea bass', de: 'Wolfsbarsch', fr: 'Bar', es: 'Lubina' }, 'PESCE'],
  milkCream: [
    { it: 'Fiordilatte', en: 'Fiordilatte', de: 'Fiordilatte', fr: 'Fiordilatte', es: 'Fiordilatte' },
    'LATTE',
  ],
  custard: [{ it: 'Crema', en: 'Custard', de: 'Vanillecreme', fr: 'Crème', es: 'Crema' }, 'LATTE', 'UOVA'],
  darkChocolate: [
    {
      it: 'Cioccolato fondente',
      en: 'Dark chocolate',
      de: 'Zartbitterschokolade',
      fr: 'Chocolat noir',
      es: 'Chocolate negro',
    },
    'SOIA',
  ],
  gianduja: [
    { it: 'Gianduja', en: 'Gianduja', de: 'Gianduja', fr: 'Gianduja', es: 'Gianduja' },
    'LATTE',
    'FRUTTA_A_GUSCIO',
  ],
  bronte: [
    {
      it: 'Pistacchio di Bronte',
      en: 'Bronte pistachio',
      de: 'Pistazie aus Bronte',
      fr: 'Pistache de Bronte',
      es: 'Pistacho de Bronte',
    },
    'LATTE',
    'FRUTTA_A_GUSCIO',
  ],
  strawberry: [{ it: 'Fragola', en: 'Strawberry', de: 'Erdbeere', fr: 'Fraise', es: 'Fresa' }],
  peach: [{ it: 'Pesca', en: 'Peach', de: 'Pfirsich', fr: 'Pêche', es: 'Melocotón' }],
  mango: [{ it: 'Mango', en: 'Mango', de: 'Mango', fr: 'Mangue', es: 'Mango' }],
  whippedCream: [
    { it: 'Panna montata', en: 'Whipped cream', de: 'Schlagsahne', fr: 'Chantilly', es: 'Nata montada' },
    'LATTE',
  ],
  chopped: [
    {
      it: 'Granella di nocciole',
      en: 'Chopped hazelnuts',
      de: 'Gehackte Haselnüsse',
      fr: 'Éclats de noisettes',
      es: 'Avellanas picadas',
    },
    'FRUTTA_A_GUSCIO',
  ],
  cone: [{ it: 'Cialda', en: 'Wafer', de: 'Waffel', fr: 'Gaufrette', es: 'Barquillo' }, 'GLUTINE', 'SOIA'],
  water: [{ it: 'Acqua', en: 'Water', de: 'Wasser', fr: 'Eau', es: 'Agua' }],
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
    names: restaurantTexts(names),
    allergens,
    isAvailable: !outOfSeason.includes(key),
    excludedVenueIds: key === 'truffle' ? [id<'Venue'>(12)] : [],
  }
})
