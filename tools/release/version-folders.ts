import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name of the folder that moves on with each release: `v1` up to the first version 2. */
export function movingFolder(version: string): string {
  return `v${Math.max(1, Number.parseInt(version, 10))}`
}

/**
 * Copies a build into `<target>/<version>/`, which never changes again, and over `<target>/v1/`, which keeps the chunks
 * of earlier builds for pages that are open. Throws when the version is there already with other files.
 */
export function layOutVersion(build: string, target: string, version: string): void {
  const immutable = join(target, version)
  if (!existsSync(immutable)) cpSync(build, immutable, { recursive: true })
  else if (manifestOf(immutable) !== manifestOf(build)) {
    throw new Error(`${immutable} holds another build of ${version}; what is released never changes.`)
  }
  cpSync(build, join(target, movingFolder(version)), { recursive: true })
}

/** An import map that has the browser check every module of a build below `address`, which ends with a slash. */
export function integrityMap(build: string, address: string): string {
  const { files } = JSON.parse(manifestOf(build)) as { files: Record<string, { integrity: string }> }
  const modules = Object.entries(files).filter(([name]) => name.startsWith('chunks/') && name.endsWith('.js'))
  return JSON.stringify({
    integrity: Object.fromEntries(modules.map(([name, { integrity }]) => [address + name, integrity])),
  })
}

function manifestOf(folder: string): string {
  return readFileSync(join(folder, 'manifest.json'), 'utf8')
}
