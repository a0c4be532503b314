import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { preactAlias } from './preact-alias.ts'

type PageScript = { readonly type: string; readonly body: () => Promise<string | Uint8Array<ArrayBuffer>> }

/**
 * Files of the galleries of both kits (`demo/host/kit.html`, `demo/host/desk-kit.html`) and of the tag builder
 * (`demo/host/builder.html`) that are made when they are asked for: nothing of them is part of the build of the widget or
 * the desk.
 */
export const pageScripts: Readonly<Record<string, PageScript>> = {
  '/js/kit.js': bundleOf('demo/kit/kit.tsx'),
  '/js/desk-kit.js': bundleOf('demo/desk-kit/desk-kit.tsx'),
  '/js/kit-font.woff2': { type: 'font/woff2', body: readFont },
  '/js/builder.js': bundleOf('demo/builder/builder.tsx'),
}

/** A script bundled once, when it is asked for first. */
function bundleOf(entry: string): PageScript {
  let script: Promise<string> | null = null
  return { type: 'text/javascript; charset=utf-8', body: () => (script ??= buildScript(entry)) }
}

async function buildScript(entry: string): Promise<string> {
  const [{ build }, { lingui }, { linguiMacro }] = await Promise.all([
    import('vite'),
    import('@lingui/vite-plugin'),
    import('./plugins/lingui-macro.ts'),
  ])
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [linguiMacro(), lingui()],
    resolve: { alias: preactAlias },
    // One file, also of what the desk loads later.
    build: { write: false, minify: false, rolldownOptions: { input: entry, output: { codeSplitting: false } } },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (!chunk) throw new Error(`${entry} could not be built.`)
  return chunk.code
}

async function readFont() {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  return new Uint8Array(await readFile(file))
}
