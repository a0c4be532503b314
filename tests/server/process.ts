import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type ServiceProcess = {
  readonly origin: string
  readonly log: readonly Record<string, unknown>[]
  /** Asks it to end, or ends it at once with SIGKILL; resolves with its exit code. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Starts demo/server/main.ts as operators do, on a free port. */
export async function startProcess(environment: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
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
