import type { ColumnField } from '#desk/contract/menu-import.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { template } from '#server/platform/texts/template.ts'

/** What a table calls its columns; by these names they are known again. */
export const columnTexts: Readonly<Record<ColumnField, Texts>> = {
  category: template({ it: 'Categoria', en: 'Category', de: 'Kategorie', fr: 'Catégorie', es: 'Categoría' }),
  name: template({ it: 'Nome', en: 'Name', de: 'Name', fr: 'Nom', es: 'Nombre' }),
  description: template({
    it: 'Descrizione',
    en: 'Description',
    de: 'Beschreibung',
    fr: 'Description',
    es: 'Descripción',
  }),
  price: template({ it: 'Prezzo', en: 'Price', de: 'Preis', fr: 'Prix', es: 'Precio' }),
  eatInPrice: template({
    it: 'Prezzo al tavolo',
    en: 'Eat-in price',
    de: 'Preis vor Ort',
    fr: 'Prix sur place',
    es: 'Precio en local',
  }),
  size: template({ it: 'Formato', en: 'Size', de: 'Größe', fr: 'Taille', es: 'Tamaño' }),
  ingredients: template({
    it: 'Ingredienti',
    en: 'Ingredients',
    de: 'Zutaten',
    fr: 'Ingrédients',
    es: 'Ingredientes',
  }),
  traits: template({ it: 'Contrassegni', en: 'Marks', de: 'Merkmale', fr: 'Mentions', es: 'Distintivos' }),
  photo: template({ it: 'Foto', en: 'Photo', de: 'Foto', fr: 'Photo', es: 'Foto' }),
  alcohol: template({
    it: 'Contiene alcol',
    en: 'Has alcohol',
    de: 'Enthält Alkohol',
    fr: 'Contient de l’alcool',
    es: 'Contiene alcohol',
  }),
  key: template({ it: 'Codice', en: 'Code', de: 'Artikelnummer', fr: 'Référence', es: 'Código' }),
}

/** Where in a table something is wrong, and what its cells hold. */
export const importTexts = {
  atLine: template({
    it: 'Riga {line}: {fault}',
    en: 'Line {line}: {fault}',
    de: 'Zeile {line}: {fault}',
    fr: 'Ligne {line} : {fault}',
    es: 'Fila {line}: {fault}',
  }),
  atCell: template({
    it: 'Riga {line}, colonna «{column}»: {fault}',
    en: 'Line {line}, column “{column}”: {fault}',
    de: 'Zeile {line}, Spalte „{column}“: {fault}',
    fr: 'Ligne {line}, colonne « {column} » : {fault}',
    es: 'Fila {line}, columna «{column}»: {fault}',
  }),
  atDish: template({
    it: '«{name}»: {fault}',
    en: '“{name}”: {fault}',
    de: '„{name}“: {fault}',
    fr: '« {name} » : {fault}',
    es: '«{name}»: {fault}',
  }),
  more: template({
    it: 'E {count} altri errori: correggere prima questi.',
    en: 'And {count} more. Correct these first.',
    de: 'Und {count} weitere. Bitte zuerst diese beheben.',
    fr: 'Et {count} de plus : corrigez d’abord celles-ci.',
    es: 'Y {count} más: corrija antes estos.',
  }),
  yes: template({ it: 'sì', en: 'yes', de: 'ja', fr: 'oui', es: 'sí' }),
  no: template({ it: 'no', en: 'no', de: 'nein', fr: 'non', es: 'no' }),
} as const
