import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Groups of the navigation by reader: pages of `docs/` by name, other files of the repository by path. */
const groups: readonly (readonly [reader: string, pages: readonly string[]])[] = [
  [
    'Restaurants',
    [
      'restaurants',
      'wordpress',
      'wix',
      'squarespace',
      'shopify',
      'webflow',
      'tag-manager',
      'tables',
      'printers',
      'group-orders',
    ],
  ],
  [
    'Developers',
    [
      'developers',
      'options',
      'events',
      'package',
      'react',
      'vue',
      'deep-links',
      'button',
      'colours',
      'theming',
      'analytics',
      'structured-data',
      'agents',
      'venue-map',
      'push',
      'csp',
      'hosting',
      'browsers',
      'diagnose',
    ],
  ],
  [
    'Providers',
    [
      'providers',
      'your-first-restaurant',
      'restaurant-files',
      'duties',
      'src/contract/README.md',
      'conformance',
      'operating',
      'SECURITY.md',
    ],
  ],
  ['Contributors', ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/decisions/README.md', 'CHANGELOG.md']],
]

/** Readers of the pages of `docs/` that stand in no group. */
const others = 'Developers'

/** Files outside `docs/` that are pages too, and where they stand on the site. */
const elsewhere: Readonly<Record<string, string>> = {
  'ARCHITECTURE.md': 'architecture.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security.md',
  'CHANGELOG.md': 'changelog.md',
  'src/contract/README.md': 'contract.md',
  'demo/restaurants/README.md': 'demo-data.md',
}

export type NavigationGroup = {
  readonly text: string
  readonly items: { readonly text: string; readonly link: string }[]
}

/** Every page: its file in the repository, and where it stands on the site. */
export function sitePages(root: string): ReadonlyMap<string, string> {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
    .toSorted()
    .map((name) => [`docs/${name}`, name.replace(/README\.md$/, 'index.md')] as const)
  return new Map([...docs, ...Object.entries(elsewhere)])
}

/** The navigation, titles read from the pages; a page of `docs/` that no group names is shown all the same. */
export function navigation(root: string): NavigationGroup[] {
  const pages = sitePages(root)
  const named = new Set(groups.flatMap(([, names]) => names.map(fileOf)))
  const unnamed = [...pages.keys()].filter((file) => /^docs\/(?!index)[\w-]+\.md$/.test(file) && !named.has(file))
  return groups.map(([text, names]) => {
    const files = [
      ...names.map(fileOf).filter((file) => existsSync(join(root, file))),
      ...(text === others ? unnamed : []),
    ]
    return {
      text,
      items: files.map((file) => ({ text: titleOf(join(root, file)), link: `/${pages.get(file) ?? ''}` })),
    }
  })
}

function fileOf(name: string): string {
  return name.endsWith('.md') ? name : `docs/${name}.md`
}

/** First heading of a page. */
function titleOf(file: string): string {
  const title = /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]
  if (!title) throw new Error(`${file} has no heading of the first level.`)
  return title.replaceAll('`', '')
}
