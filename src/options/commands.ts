import type { Diagnosis } from './diagnosis.ts'

/** Commands that the element has a method for. */
export type ElementCommand = 'open' | 'close' | 'navigate' | 'destroy'
export type Command = ElementCommand | 'diagnose'

/**
 * `Comanda('open', '/menu')`: resolves when the command is done, and never rejects. `Comanda('diagnose')` answers what keeps
 * the widget from working on this page.
 */
export type ComandaGlobal = {
  (command: Command, route?: string): Promise<Diagnosis | void>
  version?: string
  /** Node of the button: a script that runs later checks whether it is still on the page. */
  node?: Element
  /**
   * Calls made before the script ran: the stub of `docs/samples/early-calls.html` stores the arguments and the
   * `resolve` of each promise.
   */
  q?: readonly EarlyCall[]
}
export type EarlyCall = Iterable<string> & { readonly r?: () => void }

declare global {
  interface Window {
    Comanda?: ComandaGlobal
  }
}
