import type { ColumnField } from '#desk/contract/menu-import.ts'
import { columnFields } from '#desk/contract/menu-import.ts'
import { foldText } from '#src/domain/menu/normal-words.ts'

/** How columns are called in the files that people have, without case and accents; the first one is that of our template. */
const names: Readonly<Record<ColumnField, readonly string[]>> = {
  category: [
    'category',
    'categories',
    'section',
    'menu section',
    'category 1',
    'group',
    'categoria',
    'reparto',
    'sezione',
    'kategorie',
    'warengruppe',
    'rubrik',
    'categorie',
    'rubrique',
    'seccion',
  ],
  name: [
    'name',
    'item name',
    'item',
    'product',
    'product name',
    'title',
    'dish',
    'nome',
    'nome prodotto',
    'piatto',
    'prodotto',
    'bezeichnung',
    'artikel',
    'gericht',
    'produkt',
    'nom',
    'plat',
    'produit',
    'nombre',
    'plato',
    'producto',
  ],
  description: ['description', 'short description', 'details', 'descrizione', 'beschreibung', 'descripcion', 'note'],
  price: [
    'price',
    'base price',
    'regular price',
    'unit price',
    'sale price',
    'prezzo',
    'preis',
    'prix',
    'precio',
    'importo',
  ],
  eatInPrice: [
    'eat-in price',
    'dine-in price',
    'prezzo al tavolo',
    'prezzo sala',
    'preis vor ort',
    'prix sur place',
    'precio en local',
  ],
  size: [
    'size',
    'variation name',
    'variation',
    'variant',
    'option',
    'misura',
    'formato',
    'dimensione',
    'grosse',
    'große',
    'variante',
    'taille',
    'format',
    'tamano',
  ],
  ingredients: ['ingredients', 'ingredienti', 'zutaten', 'ingredientes'],
  traits: [
    'marks',
    'contrassegni',
    'merkmale',
    'mentions',
    'distintivos',
    'diet',
    'tags',
    'labels',
    'dieta',
    'caratteristiche',
    'ernahrung',
    'regime',
  ],
  photo: ['photo', 'image', 'images', 'image url', 'picture', 'foto', 'immagine', 'bild', 'imagen'],
  alcohol: [
    'alcohol',
    'contains alcohol',
    'has alcohol',
    'contiene alcol',
    'enthalt alkohol',
    'contient de l’alcool',
    'contiene alcohol',
    'alcolico',
    'alcolici',
    'alkohol',
    'alcool',
  ],
  key: ['key', 'token', 'sku', 'plu', 'ref', 'reference', 'code', 'codice', 'artikelnummer', 'codigo'],
}

const fold = (text: string) =>
  foldText(text)
    .replaceAll(/[_\s]+/g, ' ')
    .trim()

/** How the columns of our own template are called. */
export const templateColumns = columnFields.map((field) => names[field][0] ?? field)

/** What a column means by its name; null = nothing that is known. */
export function fieldOfColumn(column: string): ColumnField | null {
  const wanted = fold(column)
  return columnFields.find((field) => [field, ...names[field]].some((name) => fold(name) === wanted)) ?? null
}
