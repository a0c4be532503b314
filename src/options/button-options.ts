import type { OptionRow } from './option-row.ts'

const scriptOnly = { attribute: null, isOnScript: true } as const

/** Options of the floating button, which only the pasted script has. */
export const buttonOptions = {
  position: {
    ...scriptOnly,
    kind: 'choice',
    values: ['bottom-right', 'bottom-left', 'top-right', 'top-left'],
    label: 'Corner of the button',
    explanation: 'Corner of the window in which the button stands.',
    example: 'bottom-left',
    fallback: 'bottom-right',
  },
  offset: {
    ...scriptOnly,
    kind: 'length',
    label: 'Distance from the edges',
    explanation: 'One CSS length, or the vertical and the horizontal one. Custom properties of the page may be used.',
    example: '72px 16px',
    fallback: '16px',
  },
  zIndex: {
    ...scriptOnly,
    kind: 'number',
    label: 'Layer of the button',
    explanation: 'CSS `z-index` of the button, for example to put it under a banner.',
    example: '1000',
    fallback: '2147482000',
  },
  avoid: {
    ...scriptOnly,
    kind: 'text',
    label: 'Keep clear of',
    explanation:
      'CSS selectors of cookie bars, chat bubbles and the like: the button moves above them, and back when they go. It is also hidden while a dialog of the page is open.',
    example: '#cookie-bar, .chat-bubble',
    fallback: null,
  },
  openers: {
    ...scriptOnly,
    kind: 'switch',
    isOn: false,
    label: 'Own buttons',
    explanation:
      'Links and buttons of the page with `data-comanda-open` open the widget, at the route they name: `data-comanda-open="/menu"`.',
    example: '',
    fallback: null,
  },
  bar: {
    ...scriptOnly,
    kind: 'switch',
    isOn: false,
    label: 'Wide button',
    explanation: 'The button spans the edge of the page at which it stands.',
    example: '',
    fallback: null,
  },
  fallbackHref: {
    ...scriptOnly,
    kind: 'address',
    label: 'Fallback address',
    explanation: 'Where the button leads when the widget cannot be loaded.',
    example: 'https://your-restaurant.example/order',
    fallback: null,
  },
  preload: {
    ...scriptOnly,
    kind: 'choice',
    values: ['intent', 'visible', 'idle'],
    label: 'Loading',
    explanation:
      "`intent`: when the visitor points at the button. `visible`: once it has been in view for two seconds. `idle`: in the page's first idle moment. The last two never under Save-Data or on 2G.",
    example: 'intent',
    fallback: 'intent',
  },
} as const satisfies Readonly<Record<string, OptionRow>>
