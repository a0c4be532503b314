import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import type { Language } from '#src/options/languages.ts'

export type Section = { readonly heading: Texts; readonly text: Texts }
export type LegalDocument = { readonly title: Texts; readonly sections: readonly Section[] }

const style = `
  :root { color-scheme: light dark }
  body { margin: 0 auto; max-width: 42em; padding: 1.5em 1em 3em; font: 16px/1.55 system-ui, sans-serif }
  h1 { font-size: 1.5em; line-height: 1.25 }
  h2 { font-size: 1.1em; margin-top: 1.6em }
`

/** A document as a page of its own, readable in a frame as well. */
export function page({ title, sections }: LegalDocument, language: Language): string {
  const localize = (texts: Texts) => escape(textIn(texts, { language, main: 'it' }))
  const body = sections.map(({ heading, text }) => `<h2>${localize(heading)}</h2>\n<p>${localize(text)}</p>`).join('\n')
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${localize(title)}</title>
<style>${style}</style>
<h1>${localize(title)}</h1>
${body}
</html>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
