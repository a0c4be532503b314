import type { InstanceOptions } from '#src/instance/instance-options.ts'
import { defaultRouteParameter } from '#src/options/deep-link.ts'
import { defaultBrandColour } from '#src/options/default-brand.ts'
import { offWord } from '#src/options/is-on.ts'
import { languages } from '#src/options/languages.ts'
import type { AttributeName, Mode, PaymentSurface, Theme } from '#src/options/options.ts'

export type AttributeSource = { getAttribute(name: AttributeName): string | null }

/** The attributes as valid values: a wrong one is replaced by its default and named in `complaints`, one line each. */
export type AttributeReading = {
  /** Null when the attribute `restaurant` is missing. */
  readonly options: InstanceOptions | null
  readonly mode: Mode
  readonly theme: Theme
  readonly language: string | null
  readonly colour: string | null
  readonly textColour: string | null
  /** Selector of the element whose look the widget takes, or `page`. */
  readonly themeFrom: string | null
  readonly hasDeepLinks: boolean
  readonly complaints: readonly string[]
}

export const missingRestaurant =
  '<comanda-order> needs a "restaurant" attribute, so no menu can be loaded. Copy the snippet again from your dashboard.'

const themes = ['light', 'dark', 'auto'] as const satisfies readonly Theme[]
const modes = ['floating', 'inline'] as const satisfies readonly Mode[]
const yes = ['', 'true', 'on', 'yes', '1']

/** Reads all attributes. A wrong value becomes a complaint and its documented default is used; nothing throws. */
export function readAttributes(source: AttributeSource, defaultHost: string): AttributeReading {
  const complaints: string[] = []

  function read<T, D extends string | null>(
    name: AttributeName,
    parse: (text: string) => T | undefined,
    expected: string,
    fallback: D,
  ): T | D {
    const text = source.getAttribute(name)?.trim()
    if (text === undefined || text === '') return fallback
    const value = parse(text)
    if (value !== undefined) return value
    complaints.push(`${name}="${text}" is not ${expected}, so ${described(fallback)} holds.`)
    return fallback
  }
  const choice = <T extends string>(name: AttributeName, among: readonly T[], otherwise: T) =>
    read(name, (text) => among.find((one) => one === text), `one of ${among.join(', ')}`, otherwise)
  const id = <I extends number>(name: AttributeName) =>
    read(name, (text) => positiveInteger(text) as I | undefined, 'a positive whole number', null)
  const isOn = (name: AttributeName, otherwise: boolean) => {
    const value = source.getAttribute(name)
    return value === null ? otherwise : (readSwitch(name, value, complaints) ?? otherwise)
  }

  const restaurantId = id<InstanceOptions['restaurantId']>('restaurant')
  const mode = choice<Mode>('mode', modes, 'inline')
  const theme = choice<Theme>('theme', themes, 'auto')
  const language = read('language', languageOf, `one of ${languages.join(', ')}`, null)
  const rest = {
    venueId: id<NonNullable<InstanceOptions['venueId']>>('venue'),
    language,
    route: read('route', (path) => (path.startsWith('/') ? path : undefined), 'a path that starts with "/"', null),
    host: read('host', addressOf, 'the http address of a web service', defaultHost),
    theme,
    mode,
    hasHistory: isOn('history', mode === 'floating'),
    usesSimpleRequests: isOn('simple-requests', true),
    sendsIdempotencyKey: isOn('idempotency-header', true),
    pushWorker: source.getAttribute('push-sw'),
    routeParameter: source.getAttribute('route-parameter') || defaultRouteParameter,
    paymentSurface: choice<PaymentSurface>('payment-surface', ['widget', 'page'], 'widget'),
    drawsMap: source.getAttribute('map') === 'auto',
    mapUrl: source.getAttribute('map-url'),
    fallbackPhone: source.getAttribute('fallback-phone'),
  }
  return {
    options: restaurantId === null ? null : { restaurantId, ...rest },
    mode,
    theme,
    language,
    colour: read('color', cssColour, `a colour such as ${defaultBrandColour}`, null),
    textColour: read('text-color', cssColour, `a colour such as ${defaultBrandColour}`, null),
    themeFrom: source.getAttribute('theme-from') || null,
    hasDeepLinks: isOn('deep-links', false),
    complaints,
  }
}

function described(value: string | number | null): string {
  return value === null ? 'none' : `"${value}"`
}

function positiveInteger(text: string): number | undefined {
  const value = Number(text)
  return /^\d+$/.test(text) && value > 0 && Number.isSafeInteger(value) ? value : undefined
}

function cssColour(text: string): string | undefined {
  return CSS.supports('color', text) ? text : undefined
}

function languageOf(text: string): string | undefined {
  const primary = text.toLowerCase().split('-', 1)[0]
  return languages.find((language) => language === primary)
}

/** Origin and base path without a slash at the end; a relative address is resolved against the page. */
function addressOf(text: string): string | undefined {
  try {
    const url = new URL(text, document.baseURI)
    return /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}`.replace(/\/+$/, '') : undefined
  } catch {
    return undefined
  }
}

/** A boolean attribute: present means on, as in HTML; a word such as `off` turns it off. */
function readSwitch(name: AttributeName, value: string, complaints: string[]): boolean | undefined {
  const word = value.trim().toLowerCase()
  if (yes.includes(word) || word === name) return true
  if (offWord.test(word)) return false
  complaints.push(`${name}="${value}" is not "on" or "off", so its default holds.`)
  return undefined
}
