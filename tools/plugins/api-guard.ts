import type { Plugin } from 'vite'

import { newerApis } from '../newer-apis.ts'
import { moduleGuard } from './module-guard.ts'

type Allowed = { readonly where: RegExp; readonly apis: readonly string[] }

/** Exceptions: APIs that are feature-tested before use, or false matches of the check; each with its reason. */
const allowed: readonly Allowed[] = [
  // Our own functions; methods of `Iterator` are refused by TypeScript (`lib` in tsconfig.json).
  { where: /\/src\//, apis: ['take', 'drop'] },
  { where: /\/src\/browser\/is-visible\.ts$/, apis: ['checkVisibility'] },
  { where: /\/src\/browser\/share-sheet\.ts$/, apis: ['share', 'canShare'] },
  // Feature-tested with `in` or `typeof`.
  { where: /node_modules\/preact\//, apis: ['moveBefore'] },
  { where: /node_modules\/(@firebase\/util|zod)\//, apis: ['Error.captureStackTrace'] },
  { where: /node_modules\/@firebase\/messaging\//, apis: ['databases'] },
  { where: /node_modules\/qr-scanner\//, apis: ['BarcodeDetector', 'BarcodeDetector.getSupportedFormats'] },
]

/** Fails the build on a script API that one of the target browsers lacks (`tools/targets.ts`). */
export function apiGuard(): Plugin {
  return moduleGuard('comanda:api-guard', 'Newer than the browsers of tools/targets.ts:', (program, id) => {
    const isAllowed = (api: string) => allowed.some(({ where, apis }) => where.test(id) && apis.includes(api))
    return newerApis(program).filter((api) => !isAllowed(api))
  })
}
