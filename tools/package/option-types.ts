import type { OptionRow } from '../../src/options/option-row.ts'
import { optionTable } from '../../src/options/option-table.ts'
import { head, optionType, property, typeOf } from './type-text.ts'

type Named = readonly [name: string, row: OptionRow]

const rows: readonly Named[] = Object.entries(optionTable)

/** `src/npm/options.ts`: the options as types with their explanations. */
export function optionTypes(): string {
  const ofElement = rows.filter(([, { attribute }]) => attribute !== null)
  const ofScript = rows.filter(([, { isOnScript }]) => isOnScript)
  const onByDefault = rows.filter(([, row]) => row.kind === 'switch' && row.isOn).map(([name]) => `'${name}'`)
  return [
    head,
    `/** Switches that hold without their attribute. */\nexport const switchesOnByDefault = [${onByDefault.join()}] as const\n`,
    typeOf('ComandaOptions', 'Options of the element, in camelCase.', ofElement.map(option)),
    typeOf('ComandaScriptOptions', 'Options of the script, in camelCase.', ofScript.map(option)),
    typeOf('ComandaAttributes', 'Attributes of `<comanda-order>`.', ofElement.map(attribute)),
  ].join('\n')
}

function option([name, row]: Named): string {
  return property(explanation(row), `readonly ${name}${ending(row)}`, `${optionType(row)}${missing(row)}`)
}

function attribute([, row]: Named): string {
  const name = row.attribute ?? ''
  const key = name.includes('-') ? `'${name}'` : name
  const type = row.kind === 'switch' ? "boolean | '' | 'on' | 'off'" : optionType(row)
  return property(explanation(row), `readonly ${key}${ending(row)}`, `${type}${missing(row)}`)
}

const ending = ({ isRequired }: OptionRow) => (isRequired ? '' : '?')
const missing = ({ isRequired }: OptionRow) => (isRequired ? '' : ' | undefined')

function explanation(row: OptionRow): string[] {
  const { explanation: text, fallback, example, kind } = row
  const sample = kind !== 'choice' && kind !== 'switch' && example !== fallback ? [`@example ${example}`] : []
  return [text, ...(fallback === null ? [] : [`@default ${fallback}`]), ...sample]
}
