import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import packageFile from '../../package.json' with { type: 'json' }

const run = promisify(execFile)

export const packed = resolve(`release/${packageFile.name}-${packageFile.version}.tgz`)

export type Host = {
  /** Folder of the app, outside of this repository. */
  readonly folder: string
  /** Runs a program of the app; answers what it prints. Rejects with all of it when it fails. */
  readonly run: (program: string, ...args: readonly string[]) => Promise<string>
  readonly remove: () => void
}

/** A copy of `e2e/hosts/<name>` with the packed file and packages of the registry, installed as its developer would. */
export async function installHost(name: string, packages: readonly string[]): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), `comanda-${name}-`))
  cpSync(`e2e/hosts/${name}`, folder, { recursive: true })
  const runIn = async (program: string, ...args: readonly string[]) => {
    try {
      const { stdout, stderr } = await run(program, args, { cwd: folder, maxBuffer: 1e7 })
      return stdout + stderr
    } catch (fault) {
      const { stdout, stderr } = fault as { stdout: string; stderr: string }
      throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: fault })
    }
  }
  await runIn('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', packed, ...packages)
  return { folder, run: runIn, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
