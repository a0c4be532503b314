import Papa from 'papaparse'

import type { TableField } from '#desk/contract/menu-import.ts'
import { columnFields } from '#desk/contract/menu-import.ts'
import { templateRows } from '#server/restaurant-file/menu-sources/csv-menu.ts'
import type { Language } from '#src/options/languages.ts'

import { columnTexts } from './texts/import-texts.ts'
import { sayIn } from './texts/say.ts'

/** What columns of a table can mean, as the desk calls them. */
export function tableFields(language: Language): TableField[] {
  const say = sayIn(language)
  return columnFields.map((field) => ({
    field,
    label: say(columnTexts[field]),
    isRequired: field === 'name' || field === 'price',
  }))
}

/** The CSV file to begin with: as spreadsheets of the language read it, with the mark that says UTF-8 to them. */
export function tableTemplate(language: Language): string {
  const head = tableFields(language).map(({ label }) => label)
  return `\uFEFF${Papa.unparse([head, ...templateRows], { delimiter: language === 'en' ? ',' : ';' })}\r\n`
}
