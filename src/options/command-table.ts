import type { Command, Method } from './commands.ts'

type Parameter = {
  readonly name: string
  /** As in TypeScript. */
  readonly type: string
  readonly explanation: string
  readonly isOptional: boolean
}

/** A command of `Comanda(…)`; those with `isOnElement` are methods of `<comanda-order>` too. */
export type CommandRow = {
  readonly parameters: readonly Parameter[]
  readonly explanation: string
  /** What the promise answers, as in TypeScript. */
  readonly answer: string
  readonly isOnElement: boolean
}

const route = { name: 'route', type: 'string', explanation: 'Path such as `/menu`, or name of a route with its query' }
const nothing = 'void'

/** Every command with its explanation; the docs and the manifest of the element are made from it. */
export const commandTable: {
  readonly [C in Command]: CommandRow & { isOnElement: C extends Method ? true : false }
} = {
  open: {
    parameters: [{ ...route, isOptional: true }],
    explanation: 'Opens the widget, at a route if one is named; an inline one only goes there.',
    answer: nothing,
    isOnElement: true,
  },
  close: { parameters: [], explanation: 'Closes it.', answer: nothing, isOnElement: true },
  navigate: {
    parameters: [{ ...route, isOptional: false }],
    explanation: 'Shows another screen.',
    answer: nothing,
    isOnElement: true,
  },
  getCart: {
    parameters: [],
    explanation:
      'Answers what is in the cart: `lines` with `productId`, `name`, `options`, `quantity`, `unitPriceCents` and `totalCents`; `count`, `totalCents`, `currency`, `orderType`, and `slot` with `start` and `end` by the clock of the venue. No personal data, and no note of the diner.',
    answer: 'CartContents',
    isOnElement: true,
  },
  addProduct: {
    parameters: [
      { name: 'id', type: 'number', explanation: 'Id of the product', isOptional: false },
      {
        name: 'options',
        type: 'AdditionOptions',
        explanation: '`{ quantity }`, 1 unless given',
        isOptional: true,
      },
    ],
    explanation:
      'Adds a product to the cart and answers `{ outcome: "added" }`. When something has to be chosen first, options of the product or the time of the order, opens the widget there and answers `{ outcome: "asked" }`. Rejected without a venue, and for a product that is not on the menu or sold out.',
    answer: 'Addition',
    isOnElement: true,
  },
  setLanguage: {
    parameters: [
      { name: 'language', type: 'Language', explanation: 'One of `it`, `en`, `de`, `fr`, `es`', isOptional: false },
    ],
    explanation: 'Shows another language at once; cart and what was typed stay. Rejected for another code.',
    answer: nothing,
    isOnElement: true,
  },
  on: {
    parameters: [
      { name: 'name', type: 'string', explanation: 'Name of an event without `comanda:`', isOptional: false },
      { name: 'listener', type: 'function', explanation: 'Called with each event of this widget', isOptional: false },
    ],
    explanation: 'Listens to an event and answers a function that ends it. On the element use `addEventListener`.',
    answer: '() => void',
    isOnElement: false,
  },
  consent: {
    parameters: [{ name: 'word', type: 'string', explanation: '`granted` or `denied`', isOptional: false }],
    explanation: 'Says whether the visitor agrees to analytics. On the element set the attribute `consent`.',
    answer: nothing,
    isOnElement: false,
  },
  diagnose: {
    parameters: [],
    explanation: 'Says what is wrong with the tag, and answers the same as a value.',
    answer: 'Diagnosis',
    isOnElement: false,
  },
  destroy: {
    parameters: [],
    explanation: 'Takes the widget away, and the button and the global with it; cart and session stay stored.',
    answer: nothing,
    isOnElement: true,
  },
}
