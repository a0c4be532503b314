import { tagHtml } from './html.ts'
import { reactCode } from './react-code.ts'
import { tagManagerCode } from './tag-manager-code.ts'
import type { Surface, Tag } from './tag.ts'

export type Target = {
  readonly name: string
  readonly label: string
  /** Where the code goes, in a sentence or two; a surface that is absent does not work there. */
  readonly places: Readonly<Partial<Record<Surface, string>>>
  /** Page of the documentation with every step. */
  readonly page: string
  readonly code: (tag: Tag) => string
}

const wordPressBlock = (tag: Tag) => `<!-- wp:html -->\n${tagHtml(tag)}<!-- /wp:html -->\n`

/** What a site may be built with. */
export const targets: readonly Target[] = [
  {
    name: 'html',
    label: 'HTML',
    places: {
      floating: 'Goes before </body> on every page.',
      inline: 'Goes where the menu should stand.',
    },
    page: 'developers.html',
    code: tagHtml,
  },
  {
    name: 'react',
    label: 'React',
    places: {
      floating: 'A component for your layout. In Next.js the file begins with "use client".',
      inline:
        'A component for the page with the menu, by the npm package. In Next.js the file begins with "use client".',
    },
    page: 'react.html',
    code: reactCode,
  },
  {
    name: 'wordpress',
    label: 'WordPress',
    places: {
      floating: 'Appearance, Editor, template part "Footer": paste it at the end. It becomes a block "Custom HTML".',
      inline: 'Edit the page and paste it where the menu should stand. It becomes a block "Custom HTML".',
    },
    page: 'wordpress.html',
    code: wordPressBlock,
  },
  {
    name: 'wix',
    label: 'Wix',
    places: { floating: 'Settings, Custom Code, Add Custom Code: all pages, load once, "Body - end".' },
    page: 'wix.html',
    code: tagHtml,
  },
  {
    name: 'squarespace',
    label: 'Squarespace',
    places: {
      floating: 'Settings, Advanced, Code Injection, field "Footer".',
      inline: 'A block "Code" where the menu should stand: HTML, without "Display source".',
    },
    page: 'squarespace.html',
    code: tagHtml,
  },
  {
    name: 'shopify',
    label: 'Shopify',
    places: {
      floating: 'Themes, Edit code, layout/theme.liquid: in the line above </body>.',
      inline: 'Themes, Customize, Add section, "Custom Liquid".',
    },
    page: 'shopify.html',
    code: tagHtml,
  },
  {
    name: 'webflow',
    label: 'Webflow',
    places: {
      floating: 'Settings of the site, Custom code, field "Footer code".',
      inline: 'An element "Code Embed" where the menu should stand.',
    },
    page: 'webflow.html',
    code: tagHtml,
  },
  {
    name: 'tag-manager',
    label: 'Tag Manager',
    places: {
      floating: 'A tag of the type "Custom HTML", triggered on all pages. Not with "Support document.write".',
    },
    page: 'tag-manager.html',
    code: tagManagerCode,
  },
]
