import type { StoredDocument } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import type { Language } from '#src/options/languages.ts'

import type { LegalDocument } from './legal-document.ts'

type PublishedVersion = { readonly number: number; readonly publishedAt: Date }

const style = `
  :root { color-scheme: light dark }
  body { margin: 0 auto; max-width: 42em; padding: 1.5em 1em 3em; font: 16px/1.55 system-ui, sans-serif }
  h1 { font-size: 1.5em; line-height: 1.25 }
  h2 { font-size: 1.1em; margin-top: 1.6em }
  footer { margin-top: 2.5em; border-top: 1px solid; padding-top: 0.5em }
`

type Reader = { readonly language: Language; readonly main: Language }

/** A document as a page of its own, readable in a frame as well; `end` = HTML below it. */
export function documentPage({ title, sections }: LegalDocument, { language, main }: Reader, end = ''): string {
  const localize = (texts: Texts) => escape(textIn(texts, { language, main }))
  const body = sections.map(({ heading, text }) => [
    ...(heading ? [`<h2>${localize(heading)}</h2>`] : []),
    ...localize(text)
      .split(/\n+/)
      .map((paragraph) => `<p>${paragraph}</p>`),
  ])
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${localize(title)}</title>
<style>${style}</style>
<h1>${localize(title)}</h1>
${body.flat().join('\n')}
${end}</html>
`
}

/** The page of a version, with its number and day, and links to the other ones. */
export function versionPage(
  content: StoredDocument,
  { number, publishedAt }: PublishedVersion,
  { asked, versions }: { readonly asked: Language; readonly versions: readonly PublishedVersion[] },
): string {
  const language = isWhole(content, asked) ? asked : content.main
  const name = (version: PublishedVersion) => versionName(version, { language, timeZone: content.timeZone })
  const others = versions.filter((version) => version.number !== number)
  const links = others.map((version) => `<li><a href="${version.number}">${name(version)}</a></li>`)
  const list = links.length > 0 ? `<h2>${otherVersions[language]}</h2>\n<ul>\n${links.join('\n')}\n</ul>\n` : ''
  const end = `<footer>\n<p>${name({ number, publishedAt })}</p>\n${list}</footer>\n`
  return documentPage(content, { language, main: content.main }, end)
}

/** Whether every text stands in the language. */
function isWhole({ sections }: StoredDocument, language: Language): boolean {
  return sections.every(({ heading, text }) => [heading, text].every((texts) => !texts || texts[language]))
}

const versionWords = { it: 'Versione', en: 'Version', de: 'Fassung', fr: 'Version', es: 'Versión' }
const otherVersions = {
  it: 'Altre versioni',
  en: 'Other versions',
  de: 'Andere Fassungen',
  fr: 'Autres versions',
  es: 'Otras versiones',
}

/** `Version 3, 28 November 2026`. */
function versionName(
  { number, publishedAt }: PublishedVersion,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const locale = language === 'en' ? 'en-GB' : language
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(publishedAt)
  return `${versionWords[language]} ${number}, ${day}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
