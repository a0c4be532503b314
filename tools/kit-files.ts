import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { preactAlias } from './preact-alias.ts'

type KitFile = { readonly type: string; readonly body: () => Promise<string | Uint8Array<ArrayBuffer>> }

let script: Promise<string> | null = null

/**
 * Files of the gallery of the kit (`demo/host/kit.html`) that are made when they are asked for: nothing of it is part of
 * the build of the widget.
 */
export const kitFiles: Readonly<Record<string, KitFile>> = {
  '/js/kit.js': { type: 'text/javascript; charset=utf-8', body: () => (script ??= buildScript()) },
  '/js/kit-font.woff2': { type: 'font/woff2', body: readFont },
}

async function buildScript(): Promise<string> {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: preactAlias },
    build: { write: false, minify: false, rolldownOptions: { input: 'demo/kit/kit.tsx' } },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (!chunk) throw new Error('The kit could not be built.')
  return chunk.code
}

async function readFont() {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  return new Uint8Array(await readFile(file))
}
