import { parseArgs } from 'node:util'

import { isLanguage, languages } from '#src/options/languages.ts'

import type { ConformanceOptions } from './service-client.ts'

export const help = `
Compares a web service with the contract: runs every call against it and names what differs.

  npm run conformance -- URL [options]

  URL                the service, {host} of the contract: https://api.example.com
  --restaurant ID    which restaurant; 1 when not said
  --venue ID         which venue; the first that takes take-away orders when not said
  --language CODE    ${languages.join(', ')}; en when not said
  --table-code TEXT  what stands in the QR code of a table; without it no guest order is placed
  --read-only        only what changes nothing: no account, so none of the calls that need one
  --json             for machines
  --help             this

Without --read-only it leaves behind: an account (conformance-...@example.com) with a billing address, a cash order for
take-away, an unpaid order for each online payment (they lapse), a reservation for two, a message about the order, and
with --table-code an order at that table and a call of its staff; where guests may order take-away, an order of a guest.
It lists them at the end. Run it against a restaurant made for tests.

Ends with 1 when something differs from the contract, with 2 when it is called wrongly.
`.trim()

export type CommandLine = ConformanceOptions & { readonly isJson: boolean }

/** Options of the command line; a string is a message to print instead of running. */
export function readOptions(args: readonly string[]): CommandLine | string {
  try {
    return optionsOf(args)
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${help}`
  }
}

function optionsOf(args: readonly string[]): CommandLine | string {
  const flags = {
    restaurant: { type: 'string', default: '1' },
    venue: { type: 'string' },
    language: { type: 'string', default: 'en' },
    'table-code': { type: 'string' },
    'read-only': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true })
  const [url] = positionals
  const isId = (text: string | undefined) => text === undefined || /^[1-9]\d*$/.test(text)
  if (values.help) return help
  if (!url || positionals.length > 1 || !URL.canParse(url)) return `Name the web service by its URL.\n\n${help}`
  if (!isId(values.restaurant) || !isId(values.venue)) return `An id is a positive number.\n\n${help}`
  if (!isLanguage(values.language)) return `The language is one of ${languages.join(', ')}.`
  return {
    host: url.replace(/\/+$/, ''),
    restaurantId: Number(values.restaurant),
    venueId: values.venue === undefined ? null : Number(values.venue),
    language: values.language,
    isReadOnly: values['read-only'],
    tableCode: values['table-code'] ?? null,
    isJson: values.json,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(20_000) }),
    now: Date.now,
  }
}
