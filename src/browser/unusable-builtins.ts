type Check = readonly [name: string, isUsable: () => boolean]

/**
 * Globals that the widget and its libraries need, each with a check that the browser's own passes. Some pages replace
 * one by a class of their own (`Map` in an old script for maps) or by a method that does less.
 */
const checks: readonly Check[] = [
  ['Map', () => new Map([['a', 1]]).get('a') === 1],
  ['Set', () => new Set('aa').size === 1],
  ['WeakMap', () => new WeakMap([[checks, 1]]).get(checks) === 1],
  ['Proxy', () => new Proxy({ a: 1 }, {}).a === 1],
  ['Promise', () => typeof Promise.resolve().finally === 'function'],
  ['URL', () => new URL('b', 'https://a.it').href === 'https://a.it/b'],
  ['URLSearchParams', () => new URLSearchParams({ a: '1' }).get('a') === '1'],
  ['AbortController', () => !new AbortController().signal.aborted],
  ['Date', () => new Date('1970-01-02T00:00:00Z').getTime() === 864e5],
  ['JSON.parse', () => JSON.parse('[1]')[0] === 1],
  ['Object.keys', () => Object.keys({ a: 1 }).join() === 'a'],
  ['Object.entries', () => Object.entries({ a: 1 }).join() === 'a,1'],
  ['Array.prototype.filter', () => [1, 2].filter((one) => one > 1).join() === '2'],
  ['Array.prototype.find', () => [1, 2].find((one) => one > 1) === 2],
  ['Array.prototype.map', () => [1, 2].map((one, at) => one + at).join() === '1,3'],
  ['Array.prototype.sort', () => [1, 2].sort((a, b) => b - a).join() === '2,1'],
]

/** What only browsers have: a server may import the widget. */
const ofBrowsers = ['fetch', 'IntersectionObserver', 'ResizeObserver'] as const

/** Names of the globals that the page has replaced by something the widget cannot use; empty on nearly every page. */
export function unusableBuiltins(): string[] {
  const names: string[] = []
  for (const [name, isUsable] of checks) if (!passes(isUsable)) names.push(name)
  if (typeof document === 'undefined') return names
  for (const name of ofBrowsers) if (typeof window[name] !== 'function') names.push(name)
  if (!passes(hasOpenRoot)) names.push('Element.prototype.attachShadow')
  return names
}

/** Some pages close every shadow root. */
function hasOpenRoot(): boolean {
  const element = document.createElement('div')
  return element.attachShadow({ mode: 'open' }) === element.shadowRoot
}

function passes(isUsable: () => boolean): boolean {
  try {
    return isUsable()
  } catch {
    return false
  }
}
