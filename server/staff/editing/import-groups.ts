import type { ImportGroup } from '#desk/contract/menu-import.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { mainLanguage, textIn } from '#server/platform/texts/language.ts'
import type { Difference, Differences } from '#server/restaurant-file/differences.ts'
import { keyOfItem, slug } from '#server/restaurant-file/form.ts'
import type { WrittenMenu } from '#server/restaurant-file/menu-sources/source-menu.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import type { FileText } from '#server/restaurant-file/values.ts'
import type { Language } from '#src/options/languages.ts'

import { columnTexts, importTexts } from './texts/import-texts.ts'
import { sayIn } from './texts/say.ts'

type Line = ImportGroup['lines'][number]
type Sorted = { readonly kind: ImportGroup['kind']; readonly line: Line }
type Context = {
  /** The restaurant as it was. */
  readonly file: WrittenFile
  /** What the table says. */
  readonly table: WrittenMenu
  /** Of the desk. */
  readonly language: Language
}

const kinds: readonly ImportGroup['kind'][] = ['new', 'price', 'changed', 'more', 'gone']
/** What fields of a dish are called: as the columns that say them. */
const labels: Readonly<Record<string, Texts>> = {
  ...columnTexts,
  sizes: columnTexts.size,
  photos: columnTexts.photo,
  isAlcoholic: columnTexts.alcohol,
}
const lists = ['menu.categories', 'menu.traits', 'menu.ingredients']

/** The differences that a table makes, as the desk lists them; groups without any are left out. */
export function importGroups({ changes, missing }: Differences, context: Context): ImportGroup[] {
  const sorted = [...changes, ...missing].flatMap((difference) => sortedOf(difference, context))
  return kinds
    .map((kind) => ({ kind, lines: sorted.filter((each) => each.kind === kind).map(({ line }) => line) }))
    .filter(({ lines }) => lines.length > 0)
}

/** What follows from another difference is said with that: the table of prices, the type of a new dish. */
function sortedOf(difference: Difference, context: Context): Sorted[] {
  const { kind, path, name = '' } = difference
  const whole = { name, field: '', was: '', is: '' }
  if (path === 'menu.products' && kind === 'new') return [{ kind: 'new', line: whole }]
  if (path === 'menu.products' && kind === 'gone') return [{ kind: 'gone', line: whole }]
  if (lists.includes(path) && kind === 'new') return [{ kind: 'more', line: whole }]
  const [, dish, rest] = /^menu\.products “(.*?)”\.(.*)$/.exec(path) ?? []
  if (dish === undefined || rest === undefined || rest === 'prices') return []
  return [ofDish({ dish, rest }, difference, context)]
}

type OfDish = {
  readonly dish: string
  /** `price`, `sizes “Maxi”.price`, or `sizes`. */
  readonly rest: string
}

function ofDish({ dish, rest }: OfDish, { kind, name = '', was, is }: Difference, context: Context): Sorted {
  const say = sayIn(context.language)
  const field = rest.split('.').at(-1) ?? rest
  const [, size] = /^sizes “(.*)”\./.exec(rest) ?? []
  const label = labels[field]
  const words = [size, label && say(label)].filter((word) => word !== undefined).join(' · ')
  const isNewSize = kind === 'new'
  const line = {
    name: dish,
    field: words,
    was: isNewSize ? '' : valueText(was, field, context),
    is: isNewSize ? name : valueText(is, field, context),
  }
  return { kind: /price$/i.test(field) ? 'price' : 'changed', line }
}

/** A value of a file as people read it: money with a comma, things by their names, a text in the main language. */
function valueText(value: unknown, field: string, { file, table, language }: Context): string {
  const say = sayIn(language)
  const names = namesOf(file, table, language)
  if (typeof value === 'number') return moneyText(Math.round(value * 100))
  if (typeof value === 'boolean') return say(value ? importTexts.yes : importTexts.no)
  if (Array.isArray(value)) return value.map((each) => names.get(String(each)) ?? String(each)).join(', ')
  if (typeof value === 'string') return field === 'category' ? (names.get(value) ?? value) : value
  return typeof value === 'object' && value !== null
    ? textIn(value as Texts, { language: mainLanguage(file), main: mainLanguage(file) })
    : ''
}

/** Categories, marks and ingredients by their keys: as they are called, else as the table writes them. */
function namesOf(file: WrittenFile, { products }: WrittenMenu, language: Language): ReadonlyMap<string, string> {
  const main = mainLanguage(file)
  const said = (text: FileText) => (typeof text === 'string' ? text : textIn(text, { language, main }))
  const written = products.flatMap(({ category, traits = [], ingredients = [] }) =>
    [category, ...traits, ...ingredients].flatMap((text) => (text === undefined ? [] : [[slug(text), text] as const])),
  )
  const { categories = [], traits = [], ingredients = [] } = file.menu
  const known = [...categories, ...traits, ...ingredients].map(
    (item) => [keyOfItem(item, main), said(item.name)] as const,
  )
  return new Map([...written, ...known])
}

/** An amount in cents as people write it: `8,50`. */
function moneyText(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}
