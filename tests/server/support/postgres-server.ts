import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const debian = '/usr/lib/postgresql'

/** Folder with the programs of the newest PostgreSQL of this machine, null when there is none. */
export function postgresPrograms(): string | null {
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => /^\d+$/.test(name)) : []
  const newest = versions.map(Number).sort((a, b) => b - a)[0]
  const folder = join(debian, String(newest), 'bin')
  return newest !== undefined && existsSync(join(folder, 'initdb')) ? folder : null
}

export type PostgresServer = {
  readonly url: string
  /** Ends every connection at once and starts again, as a failover or an update does. */
  readonly restart: () => Promise<void>
  /** Ends every connection at once; no new one is taken until `resume`. */
  readonly halt: () => Promise<void>
  readonly resume: () => Promise<void>
  /** A server that follows this one, in a folder and on a port of its own; `stop` of this one ends it too. */
  readonly startReplica: () => Promise<{ readonly url: string; readonly halt: () => Promise<void> }>
  /** Stops, copies its data into a folder that is not there yet, and goes on. */
  readonly keepIn: (path: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * A PostgreSQL server of the test's own, in a folder and on a port that are gone afterwards; `user` may do everything.
 * `kept` = a folder of `keepIn` with the data to begin with.
 */
export async function startPostgres(programs: string, user = 'comanda', kept?: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-postgres-'))
  const isRoot = process.getuid?.() === 0
  // PostgreSQL refuses to run as root: Debian's own user does it then.
  if (isRoot) await run('chown', ['postgres', folder])
  const as = (program: string, ...args: string[]) => {
    const command = join(programs, program)
    return isRoot ? run('runuser', ['-u', 'postgres', '--', command, ...args]) : run(command, args)
  }
  const port = await freePort()
  const data = join(folder, 'data')
  // `-a` keeps the owner, whom PostgreSQL asks to be the one who runs it.
  if (kept !== undefined) await run('cp', ['-a', kept, data])
  // Segments of 1 MB: what is copied is smaller.
  else await as('initdb', '-D', data, '-A', 'trust', '-U', user, '--no-sync', '--wal-segsize=1')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c deadlock_timeout=100ms`
  // With its output in a file, or the server would hold the pipe of this process open for ever.
  const log = join(folder, 'log')
  const resume = async () => {
    await as('pg_ctl', '-D', data, '-l', log, '-o', options, '-w', 'start')
  }
  await resume()
  const replicas: string[] = []
  async function startReplica() {
    const replicaPort = await freePort()
    const copy = join(folder, `replica-${replicas.length}`)
    await as('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', user, '-D', copy, '-R', '-c', 'fast')
    const own = `-p ${replicaPort} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
    await as('pg_ctl', '-D', copy, '-l', `${log}-replica`, '-o', own, '-w', 'start')
    replicas.push(copy)
    return {
      url: `postgres://${user}@127.0.0.1:${replicaPort}/postgres`,
      halt: async () => {
        replicas.splice(replicas.indexOf(copy), 1)
        await as('pg_ctl', '-D', copy, '-m', 'immediate', '-w', 'stop')
      },
    }
  }
  const halt = async () => {
    await as('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop')
  }
  return {
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await as('pg_ctl', '-D', data, '-l', log, '-m', 'fast', '-w', 'restart')
    },
    halt,
    resume,
    startReplica,
    keepIn: async (path) => {
      await halt()
      await run('cp', ['-a', data, path])
      await resume()
    },
    stop: async () => {
      for (const copy of replicas) await as('pg_ctl', '-D', copy, '-m', 'immediate', '-w', 'stop')
      await as('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
