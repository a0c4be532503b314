import { tagHtml } from './html.ts'
import { reactCode } from './react-code.ts'
import { tagManagerCode } from './tag-manager-code.ts'
import type { Surface, Tag } from './tag.ts'
import { vueCode } from './vue-code.ts'

/** What a site may be built with. */
export type TargetName =
  | 'html'
  | 'react'
  | 'vue'
  | 'wordpress'
  | 'wix'
  | 'squarespace'
  | 'shopify'
  | 'webflow'
  | 'tag-manager'

export type Target = {
  readonly name: TargetName
  readonly label: string
  /** Those that work there, the usual one first. */
  readonly surfaces: readonly Surface[]
  /** Page of the documentation with every step. */
  readonly page: string
  readonly code: (tag: Tag) => string
}

const wordPressBlock = (tag: Tag) => `<!-- wp:html -->\n${tagHtml(tag)}<!-- /wp:html -->\n`
const both: Target['surfaces'] = ['floating', 'inline']

/** What each kind of site takes; where it goes there is said beside what shows it. */
export const targets: readonly Target[] = [
  { name: 'html', label: 'HTML', surfaces: both, page: 'developers.html', code: tagHtml },
  { name: 'react', label: 'React', surfaces: both, page: 'react.html', code: reactCode },
  { name: 'vue', label: 'Vue', surfaces: both, page: 'vue.html', code: vueCode },
  { name: 'wordpress', label: 'WordPress', surfaces: both, page: 'wordpress.html', code: wordPressBlock },
  { name: 'wix', label: 'Wix', surfaces: ['floating'], page: 'wix.html', code: tagHtml },
  { name: 'squarespace', label: 'Squarespace', surfaces: both, page: 'squarespace.html', code: tagHtml },
  { name: 'shopify', label: 'Shopify', surfaces: both, page: 'shopify.html', code: tagHtml },
  { name: 'webflow', label: 'Webflow', surfaces: both, page: 'webflow.html', code: tagHtml },
  {
    name: 'tag-manager',
    label: 'Tag Manager',
    surfaces: ['floating'],
    page: 'tag-manager.html',
    code: tagManagerCode,
  },
]
