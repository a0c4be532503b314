import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

// What the name may stand in: lines for developers (console, errors), the script interface and technical names.
const technical = [
  /(['"`])Comanda(:| cannot run)/,
  /window\.Comanda|Comanda\?:|src\*=comanda/,
  /--comanda-|comanda[-:.]|['"`]comanda['"`]|\.comandaSurface|comandaPayPal|`comanda\$|`comanda \$/,
  /\bComandaOrder\w*/,
  /\b(data\?\.comanda|recordOf\(comanda\)|const \{ comanda \}|@container comanda|container: comanda)\b/,
]
// A brand starts with a capital letter where people read it; an element between tags may start with any.
const drawn = />[^<>{}'"`;=]*comanda[^<>{}'"`;=]*[<{]|['"`][^'"`\n]*\bComanda\b|^\s*Comanda\b/i
const wireNames = /'f?_?(ponyu|eatintime)_\w+'|has(Ponyu|Eatintime)(Key|Slots)/g

test('no line of the widget names product or courier [SHELL-50]', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .split('\n')
      .filter(
        (line) =>
          (drawn.test(line) && !technical.some((allowed) => allowed.test(line))) ||
          /ponyu|eat ?in ?time/i.test(line.replaceAll(wireNames, '')),
      )
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
