// Set at build time; missing in development and in tests.
declare const __COMANDA_VERSION__: string | undefined

/** Version of the widget, e.g. `1.2.3`. */
export const version: string = typeof __COMANDA_VERSION__ === 'string' ? __COMANDA_VERSION__ : 'dev'
