import { posix, relative } from 'node:path'

/** A node of the parsed Markdown, as far as links need it (markdown-it). */
type Token = {
  type: string
  tag: string
  attrs: [string, string][] | null
  readonly children: Token[] | null
}

type Site = {
  /** Folder of the repository. */
  readonly root: string
  /** Where the file of a page stands on the site. */
  readonly pages: ReadonlyMap<string, string>
  /** Whether the repository has a file or folder. */
  readonly exists: (path: string) => boolean
}

/**
 * Makes links between files of the repository right on the site, so that the same Markdown can be read in both places:
 * a link to a page leads to where the page stands on the site, a link to any other file becomes its text, which names
 * the file. Throws for a file that does not exist.
 */
export function siteLinks(tokens: readonly Token[], page: string, site: Site): void {
  const folder = posix.dirname(relative(site.root, page))
  let isOpen = false
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type === 'link_open') isOpen = !leadToPage(token, folder, site)
    else if (token.type === 'link_close' && isOpen) Object.assign(token, { type: 'file_close', tag: 'span' })
  }
}

/** Answers whether the token is still a link. */
function leadToPage(token: Token, folder: string, { pages, exists }: Site): boolean {
  const href = token.attrs?.find(([name]) => name === 'href')
  if (!href || /^([a-z]+:|\/|#|$)/.test(href[1])) return true
  const [path = '', anchor = ''] = href[1].split(/(?=#)/)
  const target = posix.join(folder, decodeURI(path)).replace(/\/$/, '')
  if (!exists(target)) throw new Error(`A page in ${folder} links to ${href[1]}, which does not exist.`)
  const place = pages.get(target) ?? pages.get(`${target}/README.md`)
  if (place) href[1] = `/${place}${anchor}`
  else Object.assign(token, { type: 'file_open', tag: 'span', attrs: [['title', target]] })
  return place !== undefined
}

/** Anchor of a heading, as GitHub makes it. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}
