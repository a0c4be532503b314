const width = 120

/** JSON that people read and edit: what fits into a line stands in one. */
export function jsonText(value: unknown): string {
  return `${lines(value, '', 0)}\n`
}

/** A value; `taken` characters stand in front of it in its line. */
function lines(value: unknown, indent: string, taken: number): string {
  const line = inLine(value)
  if (indent.length + taken + line.length <= width - 1 || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((each) => deeper + lines(each, deeper, 0)).join(',\n')}\n${indent}]`
  const fields = Object.entries(value).map(([name, each]) => {
    const start = `${JSON.stringify(name)}: `
    return deeper + start + lines(each, deeper, start.length)
  })
  return `{\n${fields.join(',\n')}\n${indent}}`
}

function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inLine(each)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
