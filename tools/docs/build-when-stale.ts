import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { sitePages } from './site-pages.ts'

/** Where `npm run docs` puts the site. */
export const docsFolder = 'docs/.vitepress/dist'

/** Builds the documentation in the background when a page or its tools have changed since the last build. */
export function buildDocsWhenStale(): void {
  if (!areDocsStale()) return
  const build = spawn('npm', ['run', 'docs', '--silent'], { stdio: 'ignore', shell: true })
  build.on(
    'exit',
    (status) => status && console.error('The documentation could not be built; `npm run docs` says why.'),
  )
}

function areDocsStale(): boolean {
  const built = join(docsFolder, 'hashmap.json')
  if (!existsSync(built)) return true
  const inside = (folder: string) => readdirSync(folder).map((name) => join(folder, name))
  const folders = [
    'tools/docs',
    'docs/samples',
    'docs/pictures',
    'docs/.vitepress',
    'docs/.vitepress/theme',
    'src/options',
  ]
  const sources = [...sitePages('.').keys(), ...folders.flatMap(inside), 'package-lock.json']
  return sources.some((name) => name !== docsFolder && statSync(name).mtimeMs > statSync(built).mtimeMs)
}
