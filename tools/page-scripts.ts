import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { preactAlias } from './preact-alias.ts'

type PageScript = { readonly type: string; readonly body: () => Promise<string | Uint8Array<ArrayBuffer>> }

/**
 * Files of the gallery of the kit (`demo/host/kit.html`) and of the tag builder (`demo/host/builder.html`) that are made
 * when they are asked for: nothing of them is part of the build of the widget.
 */
export const pageScripts: Readonly<Record<string, PageScript>> = {
  '/js/kit.js': bundleOf('demo/kit/kit.tsx'),
  '/js/kit-font.woff2': { type: 'font/woff2', body: readFont },
  '/js/builder.js': bundleOf('demo/builder/builder.tsx'),
}

/** A script bundled once, when it is asked for first. */
function bundleOf(entry: string): PageScript {
  let script: Promise<string> | null = null
  return { type: 'text/javascript; charset=utf-8', body: () => (script ??= buildScript(entry)) }
}

async function buildScript(entry: string): Promise<string> {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: preactAlias },
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (!chunk) throw new Error(`${entry} could not be built.`)
  return chunk.code
}

async function readFont() {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  return new Uint8Array(await readFile(file))
}
