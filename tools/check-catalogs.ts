import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

type Message = { readonly message?: string; readonly translation?: string; readonly obsolete?: boolean }
type Messages = Readonly<Record<string, Message>>

const complaints: string[] = []
const config = getConfig({ cwd: process.cwd() })

for (const catalog of await getCatalogs(config)) {
  const inCode: Messages = (await catalog.collect()) ?? {}
  for (const locale of config.locales) {
    const inFile: Messages = (await catalog.read(locale)) ?? {}
    complaints.push(...differences(locale, inCode, inFile), ...untranslated(locale, inCode, inFile))
  }
}

function differences(locale: string, inCode: Messages, inFile: Messages): string[] {
  const isKnown = (id: string) => inFile[id] !== undefined && !inFile[id].obsolete
  const added = Object.keys(inCode).filter((id) => !isKnown(id))
  const gone = Object.keys(inFile).filter((id) => !inCode[id])
  return [
    ...added.map((id) => `${locale}: ${id} is in the code but not in the catalog (npm run i18n:extract)`),
    ...gone.map((id) => `${locale}: ${id} is in the catalog but not in the code (npm run i18n:extract)`),
  ]
}

function untranslated(locale: string, inCode: Messages, inFile: Messages): string[] {
  return Object.entries(inCode).flatMap(([id, { message = '' }]) => {
    const text = inFile[id]?.translation ?? ''
    if (text === '') return [`${locale}: ${id} has no text`]
    if (locale === config.sourceLocale && text !== message) return [`${locale}: ${id} differs from the code`]
    // Dates are written by src/i18n/format-date.ts, in the time of the venue; lingui would take the browser's zone.
    if (/\{\s*\w+\s*,\s*(date|time)\b/.test(text)) return [`${locale}: ${id} formats a date (src/i18n/format-date.ts)`]
    const lost = placeholders(message).filter((name) => !placeholders(text).includes(name))
    return lost.length > 0 ? [`${locale}: ${id} lost ${lost.join(' ')}`] : []
  })
}

/** Names and tags a translation must keep: `{count}`, `{count, plural, …}`, `<0>`. */
function placeholders(text: string): string[] {
  let depth = 0
  return [...text.matchAll(/<(\d+)\/?>|\{(\s*\w+\s*(?=[,}]))?|\}/g)].flatMap(([found, tag, name]) => {
    if (tag) return [found]
    if (found === '}') depth -= 1
    else depth += 1
    // Odd depths name an argument, even ones hold the text of a plural's branch.
    return name && found !== '}' && depth % 2 === 1 ? [name.trim()] : []
  })
}

complaints.forEach((complaint) => console.error(complaint))
if (complaints.length === 0)
  console.log(`The catalogs of ${config.locales.join(', ')} are complete and agree with the code.`)
process.exitCode = complaints.length > 0 ? 1 : 0
