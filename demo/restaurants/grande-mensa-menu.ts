import { restaurantTexts } from '#server/platform/texts/localized.ts'
import { cents } from '#src/domain/money.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import type { RowsOf } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'
import type { IngredientKey } from './trattoria/ingredients.ts'
import { ingredientId } from './trattoria/ingredients.ts'

type InAllLanguages = Readonly<Record<Language, string>>
type Flavour = readonly [names: InAllLanguages, ...of: IngredientKey[]]
type Kind = 'savoury' | 'sweet' | 'drink'
type Course = readonly [names: InAllLanguages, kind: Kind, price: number, drawing: number]

const courses: readonly Course[] = [
  [{ it: 'Pasta', en: 'Pasta', de: 'Pasta', fr: 'Pâtes', es: 'Pasta' }, 'savoury', 650, 2],
  [{ it: 'Risotto', en: 'Risotto', de: 'Risotto', fr: 'Risotto', es: 'Risotto' }, 'savoury', 700, 2],
  [{ it: 'Zuppa', en: 'Soup', de: 'Suppe', fr: 'Soupe', es: 'Sopa' }, 'savoury', 550, 2],
  [{ it: 'Gnocchi', en: 'Gnocchi', de: 'Gnocchi', fr: 'Gnocchis', es: 'Ñoquis' }, 'savoury', 680, 2],
  [{ it: 'Lasagne', en: 'Lasagne', de: 'Lasagne', fr: 'Lasagnes', es: 'Lasaña' }, 'savoury', 750, 2],
  [{ it: 'Pizza', en: 'Pizza', de: 'Pizza', fr: 'Pizza', es: 'Pizza' }, 'savoury', 620, 0],
  [{ it: 'Focaccia', en: 'Focaccia', de: 'Focaccia', fr: 'Focaccia', es: 'Focaccia' }, 'savoury', 450, 0],
  [{ it: 'Panino', en: 'Sandwich', de: 'Panino', fr: 'Sandwich', es: 'Bocadillo' }, 'savoury', 520, 4],
  [{ it: 'Piadina', en: 'Flatbread', de: 'Piadina', fr: 'Piadina', es: 'Piadina' }, 'savoury', 560, 4],
  [{ it: 'Insalata', en: 'Salad', de: 'Salat', fr: 'Salade', es: 'Ensalada' }, 'savoury', 690, 5],
  [{ it: 'Polpette', en: 'Meatballs', de: 'Hackbällchen', fr: 'Boulettes', es: 'Albóndigas' }, 'savoury', 780, 3],
  [{ it: 'Torta salata', en: 'Savoury tart', de: 'Quiche', fr: 'Tarte salée', es: 'Tarta salada' }, 'savoury', 500, 3],
  [{ it: 'Crespelle', en: 'Crêpes', de: 'Crespelle', fr: 'Crêpes', es: 'Crepes' }, 'savoury', 640, 2],
  [{ it: 'Omelette', en: 'Omelette', de: 'Omelett', fr: 'Omelette', es: 'Tortilla' }, 'savoury', 580, 3],
  [{ it: 'Burger', en: 'Burger', de: 'Burger', fr: 'Burger', es: 'Hamburguesa' }, 'savoury', 820, 4],
  [{ it: 'Wrap', en: 'Wrap', de: 'Wrap', fr: 'Wrap', es: 'Wrap' }, 'savoury', 600, 4],
  [{ it: 'Bowl', en: 'Bowl', de: 'Bowl', fr: 'Bol', es: 'Bol' }, 'savoury', 850, 5],
  [{ it: 'Couscous', en: 'Couscous', de: 'Couscous', fr: 'Couscous', es: 'Cuscús' }, 'savoury', 700, 5],
  [{ it: 'Torta', en: 'Cake', de: 'Torte', fr: 'Gâteau', es: 'Tarta' }, 'sweet', 420, 7],
  [{ it: 'Crostata', en: 'Tart', de: 'Tarte', fr: 'Tarte', es: 'Crostata' }, 'sweet', 390, 7],
  [{ it: 'Gelato', en: 'Ice cream', de: 'Eis', fr: 'Glace', es: 'Helado' }, 'sweet', 350, 7],
  [{ it: 'Yogurt', en: 'Yogurt', de: 'Joghurt', fr: 'Yaourt', es: 'Yogur' }, 'sweet', 280, 7],
  [{ it: 'Succo', en: 'Juice', de: 'Saft', fr: 'Jus', es: 'Zumo' }, 'drink', 300, 8],
  [{ it: 'Frullato', en: 'Smoothie', de: 'Smoothie', fr: 'Smoothie', es: 'Batido' }, 'drink', 450, 8],
  [{ it: 'Tè freddo', en: 'Iced tea', de: 'Eistee', fr: 'Thé glacé', es: 'Té helado' }, 'drink', 280, 8],
]

const savoury: readonly Flavour[] = [
  [{ it: 'al pomodoro', en: 'with tomato', de: 'mit Tomaten', fr: 'à la tomate', es: 'con tomate' }, 'tomato', 'basil'],
  [{ it: 'al pesto', en: 'with pesto', de: 'mit Pesto', fr: 'au pesto', es: 'con pesto' }, 'pesto'],
  [
    { it: 'ai funghi', en: 'with mushrooms', de: 'mit Pilzen', fr: 'aux champignons', es: 'con champiñones' },
    'mushrooms',
  ],
  [
    {
      it: 'ai quattro formaggi',
      en: 'with four cheeses',
      de: 'mit vier Käsesorten',
      fr: 'aux quatre fromages',
      es: 'con cuatro quesos',
    },
    'gorgonzola',
    'fontina',
    'parmesan',
  ],
  [
    { it: 'alle verdure', en: 'with vegetables', de: 'mit Gemüse', fr: 'aux légumes', es: 'con verduras' },
    'courgette',
    'aubergine',
    'peppers',
  ],
  [{ it: 'al tonno', en: 'with tuna', de: 'mit Thunfisch', fr: 'au thon', es: 'con atún' }, 'tuna', 'capers'],
  [{ it: 'al pollo', en: 'with chicken', de: 'mit Hähnchen', fr: 'au poulet', es: 'con pollo' }, 'chicken'],
  [
    { it: 'con salsiccia', en: 'with sausage', de: 'mit Salsiccia', fr: 'à la saucisse', es: 'con salchicha' },
    'sausage',
    'onion',
  ],
]
const fruit: readonly Flavour[] = [
  [{ it: 'alla pesca', en: 'with peach', de: 'mit Pfirsich', fr: 'à la pêche', es: 'de melocotón' }],
  [{ it: 'al limone', en: 'with lemon', de: 'mit Zitrone', fr: 'au citron', es: 'de limón' }, 'lemon'],
  [{ it: 'alla fragola', en: 'with strawberry', de: 'mit Erdbeeren', fr: 'à la fraise', es: 'de fresa' }],
  [{ it: 'alla mela', en: 'with apple', de: 'mit Apfel', fr: 'à la pomme', es: 'de manzana' }],
  [{ it: 'ai mirtilli', en: 'with blueberries', de: 'mit Heidelbeeren', fr: 'aux myrtilles', es: 'de arándanos' }],
  [{ it: 'all’albicocca', en: 'with apricot', de: 'mit Aprikosen', fr: 'à l’abricot', es: 'de albaricoque' }],
  [{ it: 'alla pera', en: 'with pear', de: 'mit Birne', fr: 'à la poire', es: 'de pera' }],
  [{ it: 'all’arancia', en: 'with orange', de: 'mit Orange', fr: 'à l’orange', es: 'de naranja' }],
]
const styles: readonly InAllLanguages[] = [
  { it: 'classico', en: 'classic', de: 'klassisch', fr: 'classique', es: 'clásico' },
  { it: 'della casa', en: 'house style', de: 'nach Art des Hauses', fr: 'maison', es: 'de la casa' },
  { it: 'porzione piccola', en: 'small portion', de: 'kleine Portion', fr: 'petite portion', es: 'ración pequeña' },
  { it: 'porzione grande', en: 'large portion', de: 'große Portion', fr: 'grande portion', es: 'ración grande' },
  { it: 'formato famiglia', en: 'family size', de: 'Familiengröße', fr: 'format familial', es: 'tamaño familiar' },
]
const styleFactors = [1, 1.1, 0.7, 1.4, 2.8] as const
const portions: InAllLanguages = {
  it: 'Preparato ogni giorno nella nostra cucina',
  en: 'Made every day in our kitchen',
  de: 'Täglich frisch in unserer Küche zubereitet',
  fr: 'Préparé chaque jour dans notre cuisine',
  es: 'Preparado cada día en nuestra cocina',
}

/** Name "course flavour, style" in all languages. */
function nameOf(course: InAllLanguages, flavour: InAllLanguages, style: InAllLanguages): InAllLanguages {
  const named = languages.map((language) => [language, `${course[language]} ${flavour[language]}, ${style[language]}`])
  return Object.fromEntries(named) as InAllLanguages
}

/** 25 categories of 8 flavours in 5 styles: 1,000 products, numbered 1001 to 2000. */
export const products: RowsOf<'products'> = courses.flatMap(([course, kind, price, drawing], categoryIndex) =>
  (kind === 'savoury' ? savoury : fruit).flatMap(([flavour, ...of], flavourIndex) =>
    styles.map((style, styleIndex) => {
      const index = categoryIndex * 40 + flavourIndex * 5 + styleIndex
      const amount = Math.round((price + flavourIndex * 30) * (styleFactors[styleIndex] ?? 1))
      // `dish-<n>` repeats nine kinds of drawings; this picks the kind of the course.
      const photo = `dish-${9 * (index + 1) + drawing}`
      return {
        id: id<'Product'>(1001 + index),
        position: index + 1,
        names: restaurantTexts(nameOf(course, flavour, style)),
        descriptions: restaurantTexts(portions),
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
  names: restaurantTexts(names),
}))
