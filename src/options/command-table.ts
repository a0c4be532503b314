import type { Command, ElementCommand } from './commands.ts'

/** A command of `Comanda(…)`; those with `isOnElement` are methods of `<comanda-order>` too. */
export type CommandRow = {
  readonly parameters: readonly { readonly name: string; readonly explanation: string; readonly isOptional: boolean }[]
  readonly explanation: string
  readonly isOnElement: boolean
}

const route = { name: 'route', explanation: 'Path such as `/menu`, or name of a route with its query' } as const

/** Every command with its explanation; the docs and the manifest of the element are made from it. */
export const commandTable: {
  readonly [C in Command]: CommandRow & { isOnElement: C extends ElementCommand ? true : false }
} = {
  open: {
    parameters: [{ ...route, isOptional: true }],
    explanation: 'Opens the widget, at a route if one is named; an inline one only goes there.',
    isOnElement: true,
  },
  close: { parameters: [], explanation: 'Closes it.', isOnElement: true },
  navigate: {
    parameters: [{ ...route, isOptional: false }],
    explanation: 'Shows another screen.',
    isOnElement: true,
  },
  diagnose: {
    parameters: [],
    explanation: 'Says what is wrong with the tag, and answers the same as a value.',
    isOnElement: false,
  },
  destroy: {
    parameters: [],
    explanation: 'Takes the widget away, and the button and the global with it; cart and session stay stored.',
    isOnElement: true,
  },
}
