import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { defineConfig } from 'vitepress'

import { withTables } from '../../tools/docs/option-tables.ts'
import { anchorOf, siteLinks } from '../../tools/docs/repository-links.ts'
import { navigation, sitePages } from '../../tools/docs/site-pages.ts'

// The pages are Markdown files of the repository, read there as well as here; `tools/docs` says which.
const root = resolve(import.meta.dirname, '../..')
const pages = sitePages(root)

export default defineConfig({
  title: 'Comanda',
  description: 'The ordering widget a restaurant pastes into its own website',
  lang: 'en',
  base: '/docs/',
  srcDir: '..',
  srcExclude: ['**/node_modules/**', 'README.md', 'tests/**', 'tools/**', 'e2e/**', 'dist/**', 'test-results/**'],
  cacheDir: '../node_modules/.cache/vitepress',
  rewrites: Object.fromEntries(pages),
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  themeConfig: {
    search: { provider: 'local' },
    // Beside the folder of the documents, not in it.
    nav: [
      { text: 'Demonstration', link: '/../', target: '_self' },
      { text: 'Builder', link: '/../builder.html', target: '_self' },
    ],
    sidebar: navigation(root),
    outline: [2, 3],
    docFooter: { prev: false, next: false },
  },
  // Not the configuration of the widget's build, which stands in the same folder.
  vite: { configFile: false, publicDir: false },
  markdown: {
    // Prose may hold what looks like a tag or a binding of Vue.
    html: false,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: anchorOf },
    config(markdown) {
      markdown.core.ruler.before('normalize', 'option-tables', (state) => {
        state.src = withTables(state.src)
      })
      markdown.core.ruler.push('site-links', ({ tokens, env }) => {
        siteLinks(tokens, env.realPath ?? env.path, { root, pages, exists: (path) => existsSync(join(root, path)) })
      })
      markdown.renderer.rules.text = (tokens, at) =>
        markdown.utils.escapeHtml(tokens[at]?.content ?? '').replaceAll('{{', '&#123;&#123;')
    },
  },
})
