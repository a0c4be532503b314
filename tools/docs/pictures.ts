/** Something in the drawing of a site builder; `step` is the number of the step of the page that is done there. */
export type Place =
  /** An entry or a button, by its name. */
  | { readonly kind: 'entry'; readonly name: string; readonly step?: number }
  /** A field for code, by its name. */
  | { readonly kind: 'field'; readonly name: string; readonly step?: number; readonly isPasted?: boolean }
  /** Lines of a file in which the code goes above `last`. */
  | {
      readonly kind: 'file'
      readonly name: string
      readonly step: number
      readonly last: string
      readonly pasted: number
    }
  /** What is beside the point, as bars. */
  | { readonly kind: 'other'; readonly lines: number }

/** Where the code goes in a site builder: entries of its menu, each below the one before, and what they open. */
export type Picture = {
  readonly builder: string
  readonly menu: readonly { readonly name: string; readonly step: number }[]
  readonly panel: readonly Place[]
}

const other = (lines: number): Place => ({ kind: 'other', lines })
const entry = (name: string, step: number): Place => ({ kind: 'entry', name, step })

/** By page of `docs/`. Every name stands on the page, and every number is that of its step there. */
export const pictures: Readonly<Record<string, Picture>> = {
  wordpress: {
    builder: 'WordPress',
    menu: [
      { name: 'Appearance', step: 1 },
      { name: 'Editor', step: 1 },
      { name: 'Patterns', step: 2 },
      { name: 'Footer', step: 2 },
    ],
    panel: [other(3), { kind: 'field', name: 'Custom HTML', step: 3, isPasted: true }, entry('Save', 4)],
  },
  wix: {
    builder: 'Wix',
    menu: [
      { name: 'Settings', step: 1 },
      { name: 'Custom Code', step: 2 },
    ],
    panel: [
      entry('Add Custom Code', 2),
      { kind: 'field', name: 'The tag', step: 3, isPasted: true },
      entry('All pages', 4),
      entry('Load code once', 4),
      entry('Body - end', 5),
      entry('Apply', 6),
    ],
  },
  squarespace: {
    builder: 'Squarespace',
    menu: [
      { name: 'Settings', step: 1 },
      { name: 'Advanced', step: 1 },
      { name: 'Code Injection', step: 1 },
    ],
    panel: [
      { kind: 'field', name: 'Header' },
      { kind: 'field', name: 'Footer', step: 2, isPasted: true },
      entry('Save', 3),
    ],
  },
  shopify: {
    builder: 'Shopify',
    menu: [
      { name: 'Online Store', step: 1 },
      { name: 'Themes', step: 1 },
    ],
    panel: [
      entry('Duplicate', 2),
      entry('Edit code', 3),
      { kind: 'file', name: 'layout/theme.liquid', step: 4, last: '</body>', pasted: 5 },
      entry('Save', 5),
    ],
  },
  webflow: {
    builder: 'Webflow',
    menu: [
      { name: 'Site settings', step: 1 },
      { name: 'Custom code', step: 1 },
    ],
    panel: [
      { kind: 'field', name: 'Head code' },
      { kind: 'field', name: 'Footer code', step: 2, isPasted: true },
      entry('Save', 3),
      entry('Publish', 3),
    ],
  },
}
