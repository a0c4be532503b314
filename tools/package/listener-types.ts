import { eventTable } from '../../src/options/event-table.ts'
import { eventType } from '../../src/options/events.ts'
import type { HostEventName } from '../../src/options/events.ts'
import { head, property, typeOf } from './type-text.ts'

const names = Object.keys(eventTable) as HostEventName[]

/** `src/npm/listeners.ts`: a listener for each event, as React components and other frameworks name them. */
export function listenerTypes(): string {
  const pairs = names.map((name) => `  ${listenerName(name)}: '${eventType(name)}',\n`).join('')
  return [
    `${head}\nimport type { ComandaEventMap } from '#src/options/public-element.ts'\n`,
    `/** Type of the event of each listener. */\nexport const eventTypes = {\n${pairs}} as const\n`,
    typeOf('ComandaListeners', 'Listeners of the React component.', listeners(listenerName)),
    typeOf(
      'ComandaEventAttributes',
      'Listeners of `<comanda-order>` in Svelte and Preact.',
      listeners((name) => `'on${eventType(name)}'`),
    ),
    typeOf(
      'ComandaVueListeners',
      'Listeners of `<comanda-order>` in Vue: `@comanda:order-placed`.',
      listeners((name) => `'onComanda:${camelCase(name)}'`),
    ),
  ].join('\n')
}

function listeners(nameOf: (name: HostEventName) => string): string[] {
  return names.map((name) => {
    const { when, detail } = eventTable[name]
    const details = Object.entries(detail).map(([key, text]) => `- \`detail.${key}\`: ${text}`)
    const type = `((event: ComandaEventMap['${eventType(name)}']) => void) | undefined`
    return property([when, ...(details.length > 0 ? ['', ...details] : [])], `readonly ${nameOf(name)}?`, type)
  })
}

/** `onOrderPlaced` for `order-placed`. */
function listenerName(name: HostEventName): string {
  return `on-${name}`.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
