import type { OptionRow } from '../../src/options/option-row.ts'

export const head = '// Written by `npm run types` from the tables of src/options, which a test compares.\n'

/** Type of the values that a page may give an option, as TypeScript. */
export function optionType(row: OptionRow): string {
  switch (row.kind) {
    case 'choice':
      return row.values.map((value) => `'${value}'`).join(' | ')
    case 'switch':
      return 'boolean'
    case 'id':
    case 'number':
      return 'number | string'
    case 'text':
    case 'route':
    case 'address':
    case 'colour':
    case 'length':
    case 'phone':
      return 'string'
  }
}

/** A property with its comment, two levels deep if the comment has several lines. */
export function property(comment: readonly string[], name: string, type: string): string {
  const [first = '', ...more] = comment
  const text =
    more.length === 0 ? [`/** ${first} */`] : ['/**', ...comment.map((line) => ` * ${line}`.trimEnd()), ' */']
  return [...text, `${name}: ${type}`].map((line) => `  ${line}\n`).join('')
}

export function typeOf(name: string, comment: string, properties: readonly string[]): string {
  return `/** ${comment} */\nexport type ${name} = {\n${properties.join('')}}\n`
}
