import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import type { Plugin } from 'vite'

/** Inside the repository, so that packages are found from there. */
const cache = 'node_modules/.cache/comanda/built-files'
let built: Promise<ReadonlyMap<string, string>> | undefined

/**
 * The arguments with which Node.js runs one of our files: the service and the commands of operators are bundled once a
 * test worker, because tsx resolves and compiles some thousand modules for each process, four of its five seconds of CPU.
 * Every other file is run by tsx.
 */
export async function runnable(file: string): Promise<readonly string[]> {
  built ??= buildFiles()
  const bundle = (await built).get(file)
  return bundle === undefined ? runByTsx(file) : [bundle]
}

/** As the scripts of package.json and the image run a file. */
export const runByTsx = (file: string): readonly string[] => ['--import', 'tsx', file]

async function buildFiles(): Promise<ReadonlyMap<string, string>> {
  // Where nothing is said, Vite says production, and every process that is started afterwards would be one of production.
  process.env.NODE_ENV ??= 'test'
  const { build } = await import('vite')
  await forgetEnded()
  const outDir = resolve(cache, String(process.pid))
  const files = await filesOfScripts()
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [ownFolders],
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir,
      rolldownOptions: { input: Object.fromEntries(files.map((file) => [file, file])) },
    },
  })
  return new Map(files.map((file) => [file, join(outDir, `${file}.js`)]))
}

/** The files of the service that package.json names, in both editions. */
async function filesOfScripts(): Promise<readonly string[]> {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(await readFile('package.json', 'utf8'))
  const named = Object.values(scripts).flatMap((line) => /^tsx ((?:server|demo)\/\S+\.ts)$/.exec(line)?.[1] ?? [])
  return [...named, 'server/main.ts']
}

/** Modules find the files beside them by the folder they were written in. */
const ownFolders: Plugin = {
  name: 'own-folders',
  transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
}

/** Removes what workers have built that have ended. */
async function forgetEnded(): Promise<void> {
  const workers = await readdir(cache).catch(() => [])
  const ended = workers.filter((id) => !isRunning(Number(id)))
  await Promise.all(ended.map((id) => rm(join(cache, id), { recursive: true, force: true })))
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
