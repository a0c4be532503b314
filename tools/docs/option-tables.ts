import { commandTable } from '../../src/options/command-table.ts'
import { eventTable } from '../../src/options/event-table.ts'
import type { OptionRow } from '../../src/options/option-row.ts'
import { optionTable, scriptAttribute } from '../../src/options/option-table.ts'
import type { OptionName } from '../../src/options/option-table.ts'

type Columns = readonly string[]

const tables = { options, events, commands }

/** Pages of the documentation hold `<!-- options -->`, `<!-- events -->` and `<!-- commands -->` where these tables stand. */
export function withTables(markdown: string): string {
  return markdown.replace(/^<!-- (options|events|commands) -->$/gm, (_, name: keyof typeof tables) => tables[name]())
}

function options(): string {
  const rows = (Object.entries(optionTable) as [OptionName, OptionRow][]).map(([name, row]) => [
    row.isOnScript ? code(scriptAttribute(name)) : '',
    row.attribute ? code(row.attribute) : '',
    `**${row.label}.** ${row.explanation} ${takes(row)}${row.fallback ? ` Default: ${code(row.fallback)}.` : ''}`,
  ])
  return table(['on the script', 'on the element', 'meaning'], rows)
}

function takes(row: OptionRow): string {
  if (row.kind === 'choice') return `One of ${row.values.map(code).join(', ')}.`
  if (row.kind === 'switch') return row.isOn ? `On unless ${code('off')}.` : 'On when present.'
  return row.example ? `For example ${code(row.example)}.` : ''
}

function events(): string {
  const rows = Object.entries(eventTable).map(([name, { when, detail }]) => [
    code(`comanda:${name}`),
    when,
    Object.entries(detail)
      .map(([property, text]) => `${code(property)}: ${text}`)
      .join('; '),
  ])
  return table(['event', 'when', 'detail'], rows)
}

function commands(): string {
  const rows = Object.entries(commandTable).map(([name, { parameters, explanation, isOnElement }]) => {
    const names = parameters.map((parameter) => `${parameter.name}${parameter.isOptional ? '?' : ''}`)
    return [
      code(`Comanda(${[`'${name}'`, ...names].join(', ')})`),
      isOnElement ? code(`${name}(${names.join(', ')})`) : '',
      [explanation, ...parameters.map((parameter) => `${code(parameter.name)}: ${parameter.explanation}.`)].join(' '),
    ]
  })
  return table(['command', 'on the element', 'what it does'], rows)
}

function table(head: Columns, rows: readonly Columns[]): string {
  const line = (cells: Columns) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function code(text: string): string {
  return `\`${text}\``
}
