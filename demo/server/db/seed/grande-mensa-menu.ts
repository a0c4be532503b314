import { cents } from '#src/domain/money.ts'

import type { RowsOf } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'
import type { FiveTexts } from './texts.ts'
import { texts } from './texts.ts'
import type { IngredientKey } from './trattoria-ingredients.ts'
import { ingredientId } from './trattoria-ingredients.ts'

type Full = readonly [it: string, en: string, de: string, fr: string, es: string]
type Flavour = readonly [names: Full, ...of: IngredientKey[]]
type Kind = 'savoury' | 'sweet' | 'drink'
type Course = readonly [names: Full, kind: Kind, price: number, photo: string]

const courses: readonly Course[] = [
  [['Pasta', 'Pasta', 'Pasta', 'Pâtes', 'Pasta'], 'savoury', 650, 'tajarin-al-ragu'],
  [['Risotto', 'Risotto', 'Risotto', 'Risotto', 'Risotto'], 'savoury', 700, 'risotto-zafferano'],
  [['Zuppa', 'Soup', 'Suppe', 'Soupe', 'Sopa'], 'savoury', 550, 'amatriciana'],
  [['Gnocchi', 'Gnocchi', 'Gnocchi', 'Gnocchis', 'Ñoquis'], 'savoury', 680, 'trofie-al-pesto'],
  [['Lasagne', 'Lasagne', 'Lasagne', 'Lasagnes', 'Lasaña'], 'savoury', 750, 'lasagne'],
  [['Pizza', 'Pizza', 'Pizza', 'Pizza', 'Pizza'], 'savoury', 620, 'margherita'],
  [['Focaccia', 'Focaccia', 'Focaccia', 'Focaccia', 'Focaccia'], 'savoury', 450, 'focaccia-ligure'],
  [['Panino', 'Sandwich', 'Panino', 'Sandwich', 'Bocadillo'], 'savoury', 520, 'panino-crudo'],
  [['Piadina', 'Flatbread', 'Piadina', 'Piadina', 'Piadina'], 'savoury', 560, 'panino-porchetta'],
  [['Insalata', 'Salad', 'Salat', 'Salade', 'Ensalada'], 'savoury', 690, 'insalata-gino'],
  [['Polpette', 'Meatballs', 'Hackbällchen', 'Boulettes', 'Albóndigas'], 'savoury', 780, 'pollo-alla-cacciatora'],
  [['Torta salata', 'Savoury tart', 'Quiche', 'Tarte salée', 'Tarta salada'], 'savoury', 500, 'parmigiana'],
  [['Crespelle', 'Crêpes', 'Crespelle', 'Crêpes', 'Crepes'], 'savoury', 640, 'lasagne'],
  [['Omelette', 'Omelette', 'Omelett', 'Omelette', 'Tortilla'], 'savoury', 580, 'milanese'],
  [['Burger', 'Burger', 'Burger', 'Burger', 'Hamburguesa'], 'savoury', 820, 'hamburger'],
  [['Wrap', 'Wrap', 'Wrap', 'Wrap', 'Wrap'], 'savoury', 600, 'panino-porchetta'],
  [['Bowl', 'Bowl', 'Bowl', 'Bol', 'Bol'], 'savoury', 850, 'insalata-ceci'],
  [['Couscous', 'Couscous', 'Couscous', 'Couscous', 'Cuscús'], 'savoury', 700, 'insalata-pollo'],
  [['Torta', 'Cake', 'Torte', 'Gâteau', 'Tarta'], 'sweet', 420, 'torta-di-nocciole'],
  [['Crostata', 'Tart', 'Tarte', 'Tarte', 'Crostata'], 'sweet', 390, 'bonet'],
  [['Gelato', 'Ice cream', 'Eis', 'Glace', 'Helado'], 'sweet', 350, 'gelato'],
  [['Yogurt', 'Yogurt', 'Joghurt', 'Yaourt', 'Yogur'], 'sweet', 280, 'panna-cotta'],
  [['Succo', 'Juice', 'Saft', 'Jus', 'Zumo'], 'drink', 300, 'succo-di-frutta'],
  [['Frullato', 'Smoothie', 'Smoothie', 'Smoothie', 'Batido'], 'drink', 450, 'macedonia'],
  [['Tè freddo', 'Iced tea', 'Eistee', 'Thé glacé', 'Té helado'], 'drink', 280, 'chinotto'],
]

const savoury: readonly Flavour[] = [
  [['al pomodoro', 'with tomato', 'mit Tomaten', 'à la tomate', 'con tomate'], 'tomato', 'basil'],
  [['al pesto', 'with pesto', 'mit Pesto', 'au pesto', 'con pesto'], 'pesto'],
  [['ai funghi', 'with mushrooms', 'mit Pilzen', 'aux champignons', 'con champiñones'], 'mushrooms'],
  [
    ['ai quattro formaggi', 'with four cheeses', 'mit vier Käsesorten', 'aux quatre fromages', 'con cuatro quesos'],
    'gorgonzola',
    'fontina',
    'parmesan',
  ],
  [
    ['alle verdure', 'with vegetables', 'mit Gemüse', 'aux légumes', 'con verduras'],
    'courgette',
    'aubergine',
    'peppers',
  ],
  [['al tonno', 'with tuna', 'mit Thunfisch', 'au thon', 'con atún'], 'tuna', 'capers'],
  [['al pollo', 'with chicken', 'mit Hähnchen', 'au poulet', 'con pollo'], 'chicken'],
  [['con salsiccia', 'with sausage', 'mit Salsiccia', 'à la saucisse', 'con salchicha'], 'sausage', 'onion'],
]
const fruit: readonly Flavour[] = [
  [['alla pesca', 'with peach', 'mit Pfirsich', 'à la pêche', 'de melocotón']],
  [['al limone', 'with lemon', 'mit Zitrone', 'au citron', 'de limón'], 'lemon'],
  [['alla fragola', 'with strawberry', 'mit Erdbeeren', 'à la fraise', 'de fresa']],
  [['alla mela', 'with apple', 'mit Apfel', 'à la pomme', 'de manzana']],
  [['ai mirtilli', 'with blueberries', 'mit Heidelbeeren', 'aux myrtilles', 'de arándanos']],
  [['all’albicocca', 'with apricot', 'mit Aprikosen', 'à l’abricot', 'de albaricoque']],
  [['alla pera', 'with pear', 'mit Birne', 'à la poire', 'de pera']],
  [['all’arancia', 'with orange', 'mit Orange', 'à l’orange', 'de naranja']],
]
const styles: readonly Full[] = [
  ['classico', 'classic', 'klassisch', 'classique', 'clásico'],
  ['della casa', 'house style', 'nach Art des Hauses', 'maison', 'de la casa'],
  ['porzione piccola', 'small portion', 'kleine Portion', 'petite portion', 'ración pequeña'],
  ['porzione grande', 'large portion', 'große Portion', 'grande portion', 'ración grande'],
  ['formato famiglia', 'family size', 'Familiengröße', 'format familial', 'tamaño familiar'],
]
const styleFactors = [1, 1.1, 0.7, 1.4, 2.8] as const
const portions: FiveTexts = [
  'Preparato ogni giorno nella nostra cucina',
  'Made every day in our kitchen',
  'Täglich frisch in unserer Küche zubereitet',
  'Préparé chaque jour dans notre cuisine',
  'Preparado cada día en nuestra cocina',
]

const plus = (course: Full, flavour: Full, style: Full): FiveTexts => {
  const at = (index: 0 | 1 | 2 | 3 | 4) => `${course[index]} ${flavour[index]}, ${style[index]}`
  return [at(0), at(1), at(2), at(3), at(4)]
}

/** 25 categories of 8 flavours in 5 styles: 1,000 products, numbered 1001 to 2000. */
export const products: RowsOf<'products'> = courses.flatMap(([course, kind, price, photo], categoryIndex) =>
  (kind === 'savoury' ? savoury : fruit).flatMap(([flavour, ...of], flavourIndex) =>
    styles.map((style, styleIndex) => {
      const index = categoryIndex * 40 + flavourIndex * 5 + styleIndex
      const amount = Math.round((price + flavourIndex * 30) * (styleFactors[styleIndex] ?? 1))
      return {
        id: id<'Product'>(1001 + index),
        position: index + 1,
        names: texts(plus(course, flavour, style)),
        descriptions: texts(portions),
        photoCode: `${photo}-1`,
        photos: [`${photo}-1`],
        price: cents(amount - (amount % 10)),
        categoryIds: [id<'Category'>(categoryIndex + 1)],
        menuIds: [id<'Menu'>(1)],
        typeId: id<'ProductType'>(categoryIndex + 1),
        ingredientIds: of.map(ingredientId),
      }
    }),
  ),
)

export const categories: RowsOf<'categories'> = courses.map(([names], index) => ({
  id: id(index + 1),
  position: index + 1,
  names: texts(names),
}))
