import { unusableBuiltins } from '#src/browser/unusable-builtins.ts'

// The first module of the element. What it throws ends the load: the loader's button says so and leads to the fallback.
const names = unusableBuiltins()
if (names.length > 0) throw new Error(`Comanda cannot run on this page, which has replaced ${names.join(', ')}.`)
