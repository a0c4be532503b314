import type { Surface } from '#src/options/tag/tag.ts'
import type { TargetName } from '#src/options/tag/targets.ts'

/** Where the code goes in each kind of site, in a sentence or two; a surface that is absent does not work there. */
export const places: Readonly<Record<TargetName, Readonly<Partial<Record<Surface, string>>>>> = {
  html: {
    floating: 'Goes before </body> on every page.',
    inline: 'Goes where the menu should stand.',
  },
  react: {
    floating: 'A component for your layout. In Next.js the file begins with "use client".',
    inline: 'A component for the page with the menu, by the npm package. In Next.js the file begins with "use client".',
  },
  vue: {
    floating: 'A component for your layout, with Vue 3 and Nuxt.',
    inline: 'A component for the page with the menu, by the npm package.',
  },
  wordpress: {
    floating: 'Appearance, Editor, template part "Footer": paste it at the end. It becomes a block "Custom HTML".',
    inline: 'Edit the page and paste it where the menu should stand. It becomes a block "Custom HTML".',
  },
  wix: { floating: 'Settings, Custom Code, Add Custom Code: all pages, load once, "Body - end".' },
  squarespace: {
    floating: 'Settings, Advanced, Code Injection, field "Footer".',
    inline: 'A block "Code" where the menu should stand: HTML, without "Display source".',
  },
  shopify: {
    floating: 'Themes, Edit code, layout/theme.liquid: in the line above </body>.',
    inline: 'Themes, Customize, Add section, "Custom Liquid".',
  },
  webflow: {
    floating: 'Settings of the site, Custom code, field "Footer code".',
    inline: 'An element "Code Embed" where the menu should stand.',
  },
  'tag-manager': {
    floating: 'A tag of the type "Custom HTML", triggered on all pages. Not with "Support document.write".',
  },
}
