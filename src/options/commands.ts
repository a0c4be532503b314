import type { ElementCall, ElementCalls } from './answers.ts'
import type { Diagnosis } from './diagnosis.ts'
import type { HostEventName, HostEvents } from './events.ts'
import type { ConsentWord } from './options.ts'

/** Commands that the element has a method for, without an answer; the loader itself runs them. */
export type ElementCommand = 'open' | 'close' | 'navigate' | 'destroy'

/** What each command takes and answers. */
export type Commands = ElementCalls & {
  open(route?: string): Promise<void>
  close(): Promise<void>
  navigate(route: string): Promise<void>
  destroy(): Promise<void>
  on<N extends HostEventName>(name: N, listener: HostListener<N>): Promise<() => void>
  consent(word: ConsentWord): Promise<void>
  diagnose(): Promise<Diagnosis>
}
export type Command = keyof Commands
/** Commands that are methods of the element too. */
export type Method = ElementCommand | ElementCall

export type HostListener<N extends HostEventName> = (event: CustomEvent<HostEvents[N]>) => void

/**
 * `Comanda('open', '/menu')`: resolves when the command is done. `open`, `close`, `navigate` and `destroy` never reject; a
 * command with an answer rejects with the reason when it has none.
 */
export type ComandaGlobal = {
  <N extends HostEventName>(command: 'on', name: N, listener: HostListener<N>): Promise<() => void>
  <C extends Exclude<Command, 'on'>>(command: C, ...input: Parameters<Commands[C]>): ReturnType<Commands[C]>
  version?: string
  /** Id of the restaurant whose button is on the page. */
  restaurant?: string | undefined
  /** Node of the button: a script that runs later checks whether it is still on the page. */
  node?: Element
  /**
   * Calls made before the script ran: the stub of `docs/samples/early-calls.html` stores the arguments and the
   * `resolve` of each promise.
   */
  q?: readonly EarlyCall[]
}
/** A command with what it takes. */
export type Call = readonly [command: string, ...input: unknown[]]
export type EarlyCall = Iterable<unknown> & { readonly r?: (answer: unknown) => void }

declare global {
  interface Window {
    Comanda?: ComandaGlobal
  }
}
