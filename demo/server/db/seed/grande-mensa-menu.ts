import type { FiveTexts } from '#demo/server/texts/five-texts.ts'
import { texts } from '#demo/server/texts/five-texts.ts'
import { cents } from '#src/domain/money.ts'

import type { RowsOf } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'
import type { IngredientKey } from './trattoria/ingredients.ts'
import { ingredientId } from './trattoria/ingredients.ts'

type Full = readonly [it: string, en: string, de: string, fr: string, es: string]
type Flavour = readonly [names: Full, ...of: IngredientKey[]]
type Kind = 'savoury' | 'sweet' | 'drink'
type Course = readonly [names: Full, kind: Kind, price: number, drawing: number]

const courses: readonly Course[] = [
  [['Pasta', 'Pasta', 'Pasta', 'Pâtes', 'Pasta'], 'savoury', 650, 2],
  [['Risotto', 'Risotto', 'Risotto', 'Risotto', 'Risotto'], 'savoury', 700, 2],
  [['Zuppa', 'Soup', 'Suppe', 'Soupe', 'Sopa'], 'savoury', 550, 2],
  [['Gnocchi', 'Gnocchi', 'Gnocchi', 'Gnocchis', 'Ñoquis'], 'savoury', 680, 2],
  [['Lasagne', 'Lasagne', 'Lasagne', 'Lasagnes', 'Lasaña'], 'savoury', 750, 2],
  [['Pizza', 'Pizza', 'Pizza', 'Pizza', 'Pizza'], 'savoury', 620, 0],
  [['Focaccia', 'Focaccia', 'Focaccia', 'Focaccia', 'Focaccia'], 'savoury', 450, 0],
  [['Panino', 'Sandwich', 'Panino', 'Sandwich', 'Bocadillo'], 'savoury', 520, 4],
  [['Piadina', 'Flatbread', 'Piadina', 'Piadina', 'Piadina'], 'savoury', 560, 4],
  [['Insalata', 'Salad', 'Salat', 'Salade', 'Ensalada'], 'savoury', 690, 5],
  [['Polpette', 'Meatballs', 'Hackbällchen', 'Boulettes', 'Albóndigas'], 'savoury', 780, 3],
  [['Torta salata', 'Savoury tart', 'Quiche', 'Tarte salée', 'Tarta salada'], 'savoury', 500, 3],
  [['Crespelle', 'Crêpes', 'Crespelle', 'Crêpes', 'Crepes'], 'savoury', 640, 2],
  [['Omelette', 'Omelette', 'Omelett', 'Omelette', 'Tortilla'], 'savoury', 580, 3],
  [['Burger', 'Burger', 'Burger', 'Burger', 'Hamburguesa'], 'savoury', 820, 4],
  [['Wrap', 'Wrap', 'Wrap', 'Wrap', 'Wrap'], 'savoury', 600, 4],
  [['Bowl', 'Bowl', 'Bowl', 'Bol', 'Bol'], 'savoury', 850, 5],
  [['Couscous', 'Couscous', 'Couscous', 'Couscous', 'Cuscús'], 'savoury', 700, 5],
  [['Torta', 'Cake', 'Torte', 'Gâteau', 'Tarta'], 'sweet', 420, 7],
  [['Crostata', 'Tart', 'Tarte', 'Tarte', 'Crostata'], 'sweet', 390, 7],
  [['Gelato', 'Ice cream', 'Eis', 'Glace', 'Helado'], 'sweet', 350, 7],
  [['Yogurt', 'Yogurt', 'Joghurt', 'Yaourt', 'Yogur'], 'sweet', 280, 7],
  [['Succo', 'Juice', 'Saft', 'Jus', 'Zumo'], 'drink', 300, 8],
  [['Frullato', 'Smoothie', 'Smoothie', 'Smoothie', 'Batido'], 'drink', 450, 8],
  [['Tè freddo', 'Iced tea', 'Eistee', 'Thé glacé', 'Té helado'], 'drink', 280, 8],
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
export const products: RowsOf<'products'> = courses.flatMap(([course, kind, price, drawing], categoryIndex) =>
  (kind === 'savoury' ? savoury : fruit).flatMap(([flavour, ...of], flavourIndex) =>
    styles.map((style, styleIndex) => {
      const index = categoryIndex * 40 + flavourIndex * 5 + styleIndex
      const amount = Math.round((price + flavourIndex * 30) * (styleFactors[styleIndex] ?? 1))
      // Of the nine kinds of drawings `dish-<n>` counts through (photos/dishes.ts), the one of the course.
      const photo = `dish-${9 * (index + 1) + drawing}`
      return {
        id: id<'Product'>(1001 + index),
        position: index + 1,
        names: texts(plus(course, flavour, style)),
        descriptions: texts(portions),
        photoCode: photo,
        photos: [photo],
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
