import type { InstanceOptions } from '#src/instance/instance-options.ts'
import { defaultRouteParameter } from '#src/options/deep-link.ts'
import { offWord } from '#src/options/is-on.ts'
import { languages } from '#src/options/languages.ts'
import type { AttributeName, Mode, PaymentSurface, Theme } from '#src/options/options.ts'

export type AttributeSource = { getAttribute(name: AttributeName): string | null }

/** A wrong value, and what holds in its place; null = none. Its text: `complaint-text.ts`. */
export type Complaint = { readonly name: AttributeName; readonly text: string; readonly fallback: string | null }

/** The attributes as valid values: a wrong one is replaced by its default and named in `complaints`. */
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
  readonly complaints: readonly Complaint[]
}

export const missingRestaurant =
  '<comanda-order> needs a "restaurant" attribute, so no menu can be loaded. Copy the snippet again from your dashboard.'

export const themes = ['light', 'dark', 'auto'] as const satisfies readonly Theme[]
export const modes = ['floating', 'inline'] as const satisfies readonly Mode[]
export const paymentSurfaces = ['widget', 'page'] as const satisfies readonly PaymentSurface[]
const yes = ['', 'true', 'on', 'yes', '1']

/** Reads all attributes. A wrong value becomes a complaint and its documented default is used; nothing throws. */
export function readAttributes(source: AttributeSource, defaultHost: string): AttributeReading {
  const complaints: Complaint[] = []

  function read<T, D extends string | null>(
    name: AttributeName,
    parse: (text: string) => T | undefined,
    fallback: D,
  ): T | D {
    const text = source.getAttribute(name)?.trim()
    if (text === undefined || text === '') return fallback
    const value = parse(text)
    if (value !== undefined) return value
    complaints.push({ name, text, fallback })
    return fallback
  }
  const choice = <T extends string>(name: AttributeName, among: readonly T[], otherwise: T) =>
    read(name, (text) => among.find((one) => one === text), otherwise)
  const id = <I extends number>(name: AttributeName) =>
    read(name, (text) => positiveInteger(text) as I | undefined, null)
  const isOn = (name: AttributeName, otherwise: boolean) => {
    const value = source.getAttribute(name)
    return value === null ? otherwise : (readSwitch(name, value, complaints) ?? otherwise)
  }

  const restaurantId = id<InstanceOptions['restaurantId']>('restaurant')
  const mode = choice<Mode>('mode', modes, 'inline')
  const theme = choice<Theme>('theme', themes, 'auto')
  const language = read('language', languageOf, null)
  const rest = {
    venueId: id<NonNullable<InstanceOptions['venueId']>>('venue'),
    language,
    route: read('route', (path) => (path.startsWith('/') ? path : undefined), null),
    host: read('host', addressOf, defaultHost),
    theme,
    mode,
    hasHistory: isOn('history', mode === 'floating'),
    usesSimpleRequests: isOn('simple-requests', true),
    sendsIdempotencyKey: isOn('idempotency-header', true),
    pushWorker: source.getAttribute('push-sw'),
    routeParameter: source.getAttribute('route-parameter') || defaultRouteParameter,
    paymentSurface: choice<PaymentSurface>('payment-surface', paymentSurfaces, 'widget'),
    drawsMap: source.getAttribute('map') === 'auto',
    mapUrl: source.getAttribute('map-url'),
    fallbackPhone: source.getAttribute('fallback-phone'),
  }
  return {
    options: restaurantId === null ? null : { restaurantId, ...rest },
    mode,
    theme,
    language,
    colour: read('color', cssColour, null),
    textColour: read('text-color', cssColour, null),
    themeFrom: source.getAttribute('theme-from') || null,
    hasDeepLinks: isOn('deep-links', false),
    complaints,
  }
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
function readSwitch(name: AttributeName, text: string, complaints: Complaint[]): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (yes.includes(word) || word === name) return true
  if (offWord.test(word)) return false
  complaints.push({ name, text, fallback: null })
  return undefined
}
