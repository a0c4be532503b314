import { useLingui } from '@lingui/react/macro'

import type { Surface } from '#src/options/tag/tag.ts'
import type { TargetName } from '#src/options/tag/targets.ts'

export type Kind = {
  readonly label: string
  /** Where the code goes, in a sentence or two; a surface that is absent does not work there. */
  readonly places: { readonly floating: string } & Readonly<Partial<Record<Surface, string>>>
}

/** What a site may be built with, in the words of the language of the desk. */
export function useKinds(): Readonly<Record<TargetName, Kind>> {
  const ofPages = useKindsOfPages()
  const { t } = useLingui()
  return {
    ...ofPages,
    wix: {
      label: 'Wix',
      places: {
        floating: t({
          id: 'site.wix',
          message: 'Settings, Custom Code, Add Custom Code: all pages, load once, “Body - end”.',
        }),
      },
    },
    squarespace: {
      label: 'Squarespace',
      places: {
        floating: t({ id: 'site.squarespace', message: 'Settings, Advanced, Code Injection, field “Footer”.' }),
        inline: t({
          id: 'site.squarespaceInline',
          message: 'A block “Code” where the menu should stand: HTML, without “Display source”.',
        }),
      },
    },
    shopify: {
      label: 'Shopify',
      places: {
        floating: t({
          id: 'site.shopify',
          message: 'Themes, Edit code, layout/theme.liquid: in the line above </body>.',
        }),
        inline: t({ id: 'site.shopifyInline', message: 'Themes, Customize, Add section, “Custom Liquid”.' }),
      },
    },
    webflow: {
      label: 'Webflow',
      places: {
        floating: t({ id: 'site.webflow', message: 'Settings of the site, Custom code, field “Footer code”.' }),
        inline: t({
          id: 'site.webflowInline',
          message: 'An element “Code Embed” where the menu should stand.',
        }),
      },
    },
    'tag-manager': {
      label: 'Google Tag Manager',
      places: {
        floating: t({
          id: 'site.tagManager',
          message: 'A tag of the type “Custom HTML”, triggered on all pages. Not with “Support document.write”.',
        }),
      },
    },
  }
}

/** Those whose code is part of a page's source, or of a block that holds HTML. */
function useKindsOfPages(): Readonly<Record<'html' | 'react' | 'vue' | 'wordpress', Kind>> {
  const { t } = useLingui()
  return {
    html: {
      label: t({ id: 'site.htmlName', message: 'Any site (HTML)' }),
      places: {
        floating: t({ id: 'site.html', message: 'Put it before </body> on every page.' }),
        inline: t({ id: 'site.htmlInline', message: 'Put it where the menu should stand.' }),
      },
    },
    wordpress: {
      label: 'WordPress',
      places: {
        floating: t({
          id: 'site.wordpress',
          message: 'Appearance, Editor, template part “Footer”: paste it at the end. It becomes a block “Custom HTML”.',
        }),
        inline: t({
          id: 'site.wordpressInline',
          message: 'Edit the page and paste it where the menu should stand. It becomes a block “Custom HTML”.',
        }),
      },
    },
    vue: {
      label: 'Vue',
      places: {
        floating: t({ id: 'site.vue', message: 'A component for your layout, with Vue 3 and Nuxt.' }),
        inline: t({ id: 'site.vueInline', message: 'A component for the page with the menu, by the npm package.' }),
      },
    },
    react: {
      label: 'React',
      places: {
        floating: t({
          id: 'site.react',
          message: 'A component for your layout. In Next.js the file begins with "use client".',
        }),
        inline: t({
          id: 'site.reactInline',
          message:
            'A component for the page with the menu, by the npm package. In Next.js the file begins with "use client".',
        }),
      },
    },
  }
}
