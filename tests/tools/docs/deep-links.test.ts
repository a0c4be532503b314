import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { paths } from '#src/instance/routes/paths.ts'
import { routeNames } from '#src/instance/routes/route-names.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { venuePaths } from '#src/instance/routes/venue-paths.ts'
import { rowsUnder } from '#tools/package/markdown-table.ts'

const rows = rowsUnder(readFileSync('docs/deep-links.md', 'utf8'), 'Every route')

test('the table of links has every route once', () => {
  const routes = new Set<string>([paths, secondaryPaths, venuePaths].flatMap((table) => Object.values(table)))
  expect(rows.map(([route = '']) => route).toSorted()).toEqual([...routes].toSorted())
})

test('it has every public name of a route', () => {
  const named = rows.flatMap(([route, name]) => (name ? [[name, route]] : []))
  expect(Object.fromEntries(named)).toEqual(routeNames)
})

test('it says of each whether it makes a link', () => {
  expect(rows.filter(([, , verdict]) => !['yes', 'own', 'no'].includes(verdict ?? ''))).toEqual([])
})
