import { unusableBuiltins } from '#src/browser/unusable-builtins.ts'

// Must be the first import of `element.ts`: throwing here stops the load, and the loader's button leads to the
// fallback.
const names = unusableBuiltins()
if (names.length > 0) throw new Error(`Comanda cannot run on this page, which has replaced ${names.join(', ')}.`)
