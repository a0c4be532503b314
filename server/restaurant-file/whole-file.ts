import { slug } from './form.ts'
import { usualConsents, usualMeans, usualPaymentMethods } from './parts/checkout-part.ts'
import type { WholeMenu } from './parts/menu-part.ts'
import { usualCategory, usualType } from './parts/product-part.ts'
import type { RestaurantFile } from './restaurant-file.ts'

/** A file with all its lists. */
export type WholeFile = Omit<
  { readonly [K in keyof Required<RestaurantFile>]: NonNullable<RestaurantFile[K]> },
  'menu' | Said
> &
  Pick<RestaurantFile, Said> & { readonly menu: WholeMenu }
/** What stays away where it is left out. */
type Said = Exclude<keyof RestaurantFile, Lists | 'menu'>
type Lists =
  | 'venues'
  | 'deliveryAreas'
  | 'servicePoints'
  | 'payments'
  | 'cashMeans'
  | 'questions'
  | 'consents'
  | 'codes'
  | 'promotions'
  | 'news'

/** The file with the lists that it leaves out: what is usual, or what its products name. */
export function wholeFile(file: RestaurantFile): WholeFile {
  return {
    ...file,
    deliveryAreas: file.deliveryAreas ?? [],
    servicePoints: file.servicePoints ?? [],
    payments: file.payments ?? usualPaymentMethods,
    cashMeans: file.cashMeans ?? usualMeans,
    questions: file.questions ?? [],
    consents: file.consents ?? usualConsents,
    codes: file.codes ?? [],
    promotions: file.promotions ?? [],
    news: file.news ?? [],
    menu: wholeMenu(file),
  }
}

function wholeMenu({ menu, promotions = [] }: RestaurantFile): WholeMenu {
  const { products, extras = [] } = menu
  const inPromotions = promotions.flatMap(({ rules = [], rewards }) => [...rules, ...rewards].map(({ type }) => type))
  const ofProducts = products.map(({ type }) => type ?? usualType)
  const inExtras = extras.flatMap((set) => set.extras.map(({ ingredient }) => ingredient))
  return {
    products,
    extras,
    menus: menu.menus ?? [{ name: usualCategory }],
    categories: menu.categories ?? namedOnce(products.flatMap(categoriesOf)),
    types: withUsualType(menu.types ?? namedOnce([...ofProducts, ...inPromotions]), ofProducts),
    traits: menu.traits ?? namedOnce(products.flatMap(({ traits }) => traits ?? [])),
    ingredients:
      menu.ingredients ?? namedOnce([...products.flatMap(({ ingredients }) => ingredients ?? []), ...inExtras]),
  }
}

function categoriesOf({ category, otherCategories = [], combo }: WholeMenu['products'][number]): string[] {
  return [category ?? usualCategory, ...otherCategories, ...(combo?.courses ?? []).map((course) => course.category)]
}

/** A list that is there need not hold the type of products that say none. */
function withUsualType(types: WholeMenu['types'], ofProducts: readonly string[]): WholeMenu['types'] {
  const isNeeded = ofProducts.includes(usualType) && !types.some(({ name }) => slug(name) === slug(usualType))
  return isNeeded ? [...types, { name: usualType }] : types
}

/** A thing for each name, in the order in which they come. */
function namedOnce(names: readonly (string | undefined)[]): { readonly name: string }[] {
  const byKey = new Map<string, string>()
  for (const name of names) if (name !== undefined && !byKey.has(slug(name))) byKey.set(slug(name), name)
  return [...byKey.values()].map((name) => ({ name }))
}
