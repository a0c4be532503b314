/** What the engines are called in projects, tables and reports. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** A running browser. */
export type Engine = {
  /** A tab with empty storage. */
  open(): Promise<Driver>
  close(): Promise<void>
}

/** The little that every engine can do by itself; finding and waiting is built on it once, in `create-diner.ts`. */
export type Driver = {
  /** Loads an address and waits until the page and its scripts have loaded. */
  goTo(address: string): Promise<void>
  reload(): Promise<void>
  /** The value of an expression in the page, as JSON; of a promise, what it resolves to. */
  run(expression: string): Promise<unknown>
  /** Presses and releases the main button of the pointer, in CSS pixels of the viewport. */
  press(x: number, y: number): Promise<void>
  /** Presses a key by its name in the DOM, such as `Enter` or `Shift+Tab`. */
  key(name: string): Promise<void>
  type(text: string): Promise<void>
  screenshot(path: string): Promise<void>
  /** Everything the engine and the page complained about so far: see `fault-collector.ts`. */
  faults(): Promise<readonly string[]>
  close(): Promise<void>
}

/** The size of a phone; each engine shows exactly this. */
export const viewport = { width: 400, height: 850 }

/** Of every browser, so that they show the same days and hours. */
export const timeZone = 'Europe/Rome'
