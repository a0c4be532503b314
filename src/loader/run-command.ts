import type { Call, Commands, ElementCommand, HostListener } from '#src/options/commands.ts'
import { eventType } from '#src/options/events.ts'
import type { HostEventName } from '#src/options/events.ts'

import { importModule } from './load-widget.ts'
import type { LoaderParts, WidgetElement } from './loader-parts.ts'

/**
 * Runs a command that needs more than the loader itself. Rejects, and says on the console, when it is refused or no
 * command.
 */
export async function runCommand(parts: LoaderParts, [command, ...input]: Call): Promise<unknown> {
  try {
    if (!isKnown(command)) throw new Error(`"${command}" is no command.`)
    return await commands[command](parts, input)
  } catch (fault) {
    // oxlint-disable-next-line no-console -- a page that does not look at the answer must be able to find out
    console.warn('Comanda:', fault)
    throw fault
  }
}

type Name = Exclude<keyof Commands, ElementCommand>

const commands: { readonly [N in Name]: (parts: LoaderParts, input: readonly unknown[]) => Promise<unknown> } = {
  getCart: async (parts) => (await widgetOf(parts)).getCart(),
  addProduct: async (parts, input) =>
    (await widgetOf(parts)).addProduct(...(input as Parameters<Commands['addProduct']>)),
  setLanguage: async (parts, input) =>
    (await widgetOf(parts)).setLanguage(...(input as Parameters<Commands['setLanguage']>)),
  on: (parts, [name, listener]) => listen(parts, name as HostEventName, listener as HostListener<HostEventName>),
  consent: ({ setup, root }, [word]) => {
    // For the element when it is created, and for the one that is there.
    Object.assign(setup.options, { consent: word })
    elementOf(root)?.setAttribute('consent', String(word))
    return Promise.resolve()
  },
  diagnose: async (parts) => (await importModule(parts.setup, 'diagnose')).run(parts),
}

function isKnown(command: string): command is Name {
  return Object.hasOwn(commands, command)
}

/** The element, which is loaded and put on the page, closed, if it is not there. Rejects when it cannot be loaded. */
export async function widgetOf({ root, prepare, place }: LoaderParts) {
  const fault = await prepare()
  if (fault) throw fault
  // A page that replaced its document has dropped the button.
  if (!root.host.isConnected) document.documentElement.append(root.host)
  return elementOf(root) ?? place(root.host, null)
}

/** Calls a listener for each event of this widget; answers how to end that. */
async function listen(parts: LoaderParts, name: HostEventName, listener: HostListener<HostEventName>) {
  const { root, destroyed } = parts
  const type = eventType(name)
  const hear = (event: Event) => {
    // The loader's own node dispatches that the widget cannot be loaded.
    if (event.target === root.host || event.target === elementOf(root)) listener(event as never)
  }
  addEventListener(type, hear, destroyed)
  return () => removeEventListener(type, hear)
}

/** The element, if the loader has put it on the page. */
function elementOf(root: ShadowRoot) {
  const next = root.host.nextElementSibling
  return next?.matches('comanda-order') ? (next as Element as WidgetElement) : null
}
