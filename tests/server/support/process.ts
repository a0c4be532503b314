import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

import { runByTsx, runnable } from './built-files.ts'

export type ServiceProcess = {
  readonly origin: string
  readonly log: readonly Record<string, unknown>[]
  /** Asks it to end, or ends it at once with SIGKILL; resolves with its exit code. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Starts the demonstration, or with NODE_ENV=production the service for real, as `npm run serve:api` does, on a free port; `through` = a command that runs it, such as `unshare`. */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): Promise<ServiceProcess> {
  const service = [process.execPath, ...(await runnable('demo/service/main.ts'))]
  const [command = process.execPath, ...args] = [...through, ...service]
  const child = spawn(command, args, {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const log: Record<string, unknown>[] = []
  const port = await listeningPort(child, log)
  return {
    origin: `http://127.0.0.1:${port}`,
    log,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/** Runs one of our files until it ends. */
export function runFile(file: string, variables: Readonly<Record<string, string>>, ...args: string[]) {
  return runWithInput('', [file, ...args], variables)
}

/** Runs one of our files as its script in package.json does, until it ends. */
export function runScript(file: string, variables: Readonly<Record<string, string>>, ...args: string[]) {
  return runToTheEnd('', [...runByTsx(file), ...args], variables)
}

/** Runs one of our files, with its arguments, on a text as its standard input. */
export async function runWithInput(
  input: string,
  [file = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
) {
  return runToTheEnd(input, [...(await runnable(file)), ...args], variables)
}

async function runToTheEnd(input: string, words: readonly string[], variables: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, PORT: '0', COMANDA_DATA: 'memory', DATABASE_URL: '', ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // A file that reads nothing may have ended before.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [[code], output, complaint] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  return { code, output, complaint }
}

function listeningPort(child: ChildProcess, log: Record<string, unknown>[]): Promise<number> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The process has no output.')
  let complaint = ''
  stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  return new Promise((resolve, reject) => {
    createInterface(stdout).on('line', (line) => {
      const entry: Record<string, unknown> = JSON.parse(line)
      log.push(entry)
      if (entry.event === 'listening') resolve(Number(entry.port))
    })
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}: ${complaint}`)))
  })
}
