import { existsSync, readdirSync } from 'node:fs'

import { deskOverrides } from './tools/lint-desk.mjs'

// Which folder of src may import which; anything absent is forbidden. What each folder holds: ARCHITECTURE.md.
const rules = ['contract', 'domain']
const platform = ['options', 'surface', ...rules, 'api', 'query', 'state', 'i18n', 'integrations']
const beyondBrowser = {
  options: [],
  contract: [],
  domain: ['contract'],
  api: ['contract', 'options'],
  query: [],
  ui: [],
  state: [...rules, 'options'],
  integrations: ['contract', 'options'],
  i18n: [...rules, 'options'],
  surface: ['options'],
  instance: platform,
  parts: [...rules, 'api', 'query', 'state', 'i18n', 'integrations', 'instance', 'ui'],
  features: [...rules, 'api', 'query', 'state', 'i18n', 'integrations', 'instance', 'ui', 'parts'],
  app: [...platform, 'instance', 'ui', 'parts', 'features'],
  element: ['options', 'surface', 'integrations', 'i18n', 'ui', 'instance', 'app'],
  loader: ['options'],
  npm: ['options'],
  diagnose: ['options', 'loader'],
}
const mayImport = {
  browser: [],
  ...Object.fromEntries(Object.entries(beyondBrowser).map(([from, to]) => [from, [...to, 'browser']])),
}

// The folders of the web service in layers: a folder imports those of earlier layers, never one of its own layer or a later
// one (decision 42). `app.ts` and `main.ts` stand above them all.
const serviceLayers = [
  ['settings'],
  ['platform'],
  ['venues'],
  ['places', 'addresses', 'legal'],
  ['slots', 'menu', 'savings'],
  ['accounts'],
  ['payments'],
  ['messaging', 'groups', 'bills', 'tickets'],
  ['orders'],
  ['reservations', 'tables'],
  ['numbers'],
  ['alerts'],
  ['unanswered', 'printers'],
  ['providers', 'restaurant', 'restaurant-file', 'resources'],
  ['staff'],
  ['operators'],
  ['editions', 'commands'],
]
// The parts of the demonstration that are the service's other edition, in the same kind of layers.
const demoLayers = [['restaurants', 'emulators', 'places'], ['trials'], ['service']]

// Packages a folder may name, beside those of nobody's business (relative and #src imports).
const packages = {
  options: [],
  contract: ['zod/mini'],
  domain: ['@turf'],
  api: ['@tanstack/query-core', 'zod/mini'],
  query: ['@tanstack/query-core', 'react'],
  ui: ['react', 'react-dom', 'preact'],
  state: ['valtio/vanilla', 'zod/mini'],
  i18n: ['@lingui/core'],
  browser: [],
  surface: [],
  loader: [],
  npm: ['react', 'preact'],
  diagnose: [],
}

const ban = (regex, message, extra = {}) => ({ regex, message, ...extra })
const rooms = ['src', 'server', 'desk', 'demo', 'tools', 'tests']
const roomsBeside = (...open) =>
  ban(
    `^#(${rooms.filter((room) => !open.includes(room)).join('|')})/`,
    `only ${open.join(' and ')} may be imported here`,
  )
const upwards = ban('^\\.\\./', 'reach other folders through #src/')
const dayjs = ban('^dayjs(/|$)', 'dayjs does not start on pages with frozen prototypes (decision 27)')
const folders = Object.keys(mayImport)

function outOfReach(from) {
  return folders.filter((to) => to !== from && !mayImport[from].includes(to))
}

// oxlint expressions have no look-around, so allowed packages are left out of the list of known ones.
const known = [
  'react',
  'react-dom',
  'preact',
  'valtio',
  'valtio/vanilla',
  'wouter',
  'zod',
  'zod/mini',
  '@turf',
  '@tanstack/query-core',
  '@lingui/core',
  '@lingui/react',
  '@r2wc/react-to-web-component',
  'hono',
  'drizzle-orm',
]
const quote = (name) => name.replaceAll('/', '\\/')

function foreignPackages(from) {
  const allowed = packages[from]
  if (!allowed) return []
  const exact = known.filter((name) => !allowed.includes(name)).map(quote)
  const deep = known.filter((name) => !allowed.some((one) => one === name || one.startsWith(`${name}/`))).map(quote)
  return [ban(`^((${exact.join('|')})|(${deep.join('|')})\\/.*)$`, `${from} does not know this package`)]
}

const special = {
  domain: [ban('^#src/contract/', 'domain imports only types from contract', { allowTypeImports: true })],
  contract: [ban('^zod$', 'zod/mini only: zod costs up to 76 kB')],
  state: [ban('/checked\\.ts$', 'storedObject compares its shape with a type', { importNames: ['typed'] })],
}

function bansOf(from) {
  const reach = outOfReach(from).map((to) => ban(`^#src/${to}/`, `${from} must not import ${to}`))
  return [...reach, ...foreignPackages(from), ...(special[from] ?? []), upwards, dayjs, roomsBeside('src')]
}

const restricted = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } })

const features = existsSync('src/features') ? readdirSync('src/features') : []
const perFeature = features.map((name) =>
  restricted(
    [`src/features/${name}/**`],
    [
      ...bansOf('features'),
      ...features
        .filter((other) => other !== name)
        .map((other) => ban(`^#src/features/${other}/`, 'features do not know each other')),
    ],
  ),
)

const bansOfService = [
  ban('^#desk/(?:app|client|i18n|parts|rooms)/', 'the service shares only desk/contract with the desk'),
  ...folders
    .filter((to) => to !== 'options' && !rules.includes(to))
    .map((to) => ban(`^#src/${to}/`, 'the service shares only options, contract and domain with the widget')),
  upwards,
]
const onlyMain = ban('^#server/[^/]+$', 'only main.ts imports app.ts')

// Routes read the call and answer; the desk reads forms and answers. Rows are read and written in the capability that owns
// them (decision 97).
const database = ban(
  '^drizzle-orm(/|$)',
  'rows are read and written by a verb of the capability that owns them (decision 97)',
)
const tables = ban('^#server/platform/db/schema/', 'tables are known to the capability that owns them (decision 97)', {
  allowTypeImports: true,
})
// Members, their sessions and the audit are the desk's own; the other two look at what belongs to whom in every table.
const deskTables = [
  'write-audit',
  'read-audit',
  'staff-invitations',
  'staff-members',
  'staff-sessions',
  'desk-reach',
  'desk-version',
  'passkeys/staff-passkeys',
  'passkeys/staff-challenges',
]

/** The rules of a room whose folders lie in layers; those of the service also say who knows tables. */
function layered(room, layers, bans) {
  return layers.flatMap((layer, place) =>
    layer.flatMap((from) => {
      const later = layers
        .slice(place)
        .flat()
        .filter((to) => to !== from)
      const reach = later.map((to) => ban(`^#${room}/${to}/`, `${from} must not import ${to} (decision 42)`))
      const all = [...bans, ...reach]
      return [restricted([`${room}/${from}/**`], all), ...(room === 'server' ? withoutTables(from, all) : [])]
    }),
  )
}

function withoutTables(from, bans) {
  const routes = restricted([`server/${from}/**/*-routes.ts`], [...bans, database, tables])
  if (from !== 'staff') return [routes]
  const own = deskTables.map((name) => `server/staff/${name}.ts`)
  return [restricted(['server/staff/**'], [...bans, database, tables]), restricted(own, bans)]
}

export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'vitest', 'promise'],
  categories: { correctness: 'error' },
  ignorePatterns: ['dist', '/release', 'node_modules', 'server/platform/db/migrations', '.comanda-data'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', { max: 250, skipComments: true, skipBlankLines: true }],
    complexity: ['error', { max: 12 }],
    'max-params': ['error', { max: 4 }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'no-console': ['error', { allow: ['info'] }],
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    // Our factories answer closures: nothing of ours uses `this`.
    'typescript/unbound-method': 'off',
    'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    // What is scrolled, or moved by the arrow keys, has the focus: a region, group or log with a name.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'group', 'log'] }],
  },
  overrides: [
    ...folders.filter((from) => from !== 'features').map((from) => restricted([`src/${from}/**`], bansOf(from))),
    ...perFeature,
    restricted(['server/**'], [...bansOfService, roomsBeside('src', 'server', 'desk')]),
    ...layered('server', serviceLayers, [...bansOfService, roomsBeside('src', 'server', 'desk'), onlyMain]),
    ...deskOverrides({ ban, restricted, folders, beside: [upwards, roomsBeside('src', 'desk')] }),
    ...layered('demo', demoLayers, bansOfService),
    // What a function does falls into named steps.
    {
      files: ['src/**', 'server/**', 'desk/**', 'demo/**/*.{ts,tsx}'],
      rules: { 'max-lines-per-function': ['error', { max: 80, skipComments: true, skipBlankLines: true }] },
    },
    // Script libraries of the page replace these (tests/browser/old-builtins.ts).
    {
      files: ['src/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Array', property: 'from', message: 'spread, or listOf of src/browser/lists.ts' },
          { property: 'reduce', message: 'a loop, or sumOf of src/browser/lists.ts' },
          { property: 'reduceRight', message: 'a loop' },
          { property: 'replaceAll', message: 'replace with a pattern that has the flag g' },
          { property: 'scrollTo', message: 'scroll, which is the same' },
          { object: 'Date', property: 'parse', message: 'millisecondsOf of src/browser/dates.ts' },
          { object: 'z', property: 'safeDecode', message: 'safeDecode of src/contract/decode.ts' },
          { object: 'z', property: 'safeEncode', message: 'safeEncode of src/contract/decode.ts' },
          { object: 'JSON', property: 'stringify', message: 'toJson of src/browser/json.ts' },
        ],
        'guard-for-in': 'error',
      },
    },
    { files: ['src/browser/**'], rules: { 'no-restricted-properties': 'off' } },
    // Settings are read once, by main.ts or by a command.
    {
      files: ['server/**/*.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'a setting of server/settings' },
        ],
      },
    },
    { files: ['server/main.ts', 'server/commands/**'], rules: { 'no-restricted-properties': 'off' } },
    {
      files: ['server/**/*-routes.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'a setting of server/settings' },
          { object: 'db', property: 'transaction', message: 'a verb of the capability (decision 97)' },
        ],
      },
    },
    // On the way to the menu each split costs bytes that its hard line does not have.
    {
      files: ['src/api/create-api-client.ts', 'src/element/comanda-element.ts', 'src/surface/create-surface.ts'],
      rules: { 'max-lines-per-function': ['error', { max: 110, skipComments: true, skipBlankLines: true }] },
    },
    // Rows of data in five languages, not code.
    { files: ['demo/restaurants/**'], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
    { files: ['tools/**', 'server/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  ],
}
