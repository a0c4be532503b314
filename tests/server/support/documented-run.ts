import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/** Files of the repository that the commands need beside them. */
const needed = ['package.json', 'tsconfig.json', 'node_modules', 'server', 'src', 'public']

/** Who the page makes restaurants for: the keys that a restaurateur would copy, in the file that the page names. */
export const firstRestaurants = [
  { name: 'Pizzeria da Rita', id: 1000, keys: 'rita.txt', publishableKey: 'pk_test_rita', owner: 'rita@example.com' },
  { name: 'Bistro Lune', id: 1001, keys: 'lune.txt', publishableKey: 'pk_test_lune', owner: 'luc@example.com' },
  { name: 'Pasta Presto', id: 1002, keys: 'presto.txt', publishableKey: 'pk_test_presto', owner: 'piero@example.com' },
] as const
export type FirstRestaurant = (typeof firstRestaurants)[number]

/** The commands of the page, in their order. */
async function commandsOf(page: string): Promise<string> {
  const blocks = [...(await readFile(page, 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)]
  return ['set -eu', ...blocks.map(([, block]) => block)].join('\n')
}

/**
 * Runs the commands of `docs/restaurant-files.md` as they are written, with Stripe's answers recorded; answers what they
 * print. `variables` name the database, and what else the page leaves open.
 */
export async function runDocumented(variables: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-first-'))
  try {
    for (const name of needed) await symlink(resolve(name), join(folder, name))
    for (const { keys, publishableKey } of firstRestaurants) {
      const secretKey = publishableKey.replace('pk_', 'rk_')
      await writeFile(join(folder, keys), `publishableKey=${publishableKey}\nsecretKey=${secretKey}\n`)
    }
    const NODE_OPTIONS = `--import ${resolve('tests/server/support/stand-in-stripe.mjs')}`
    const env = { ...process.env, ...variables, NODE_OPTIONS }
    const shell = spawn('bash', ['-c', await commandsOf('docs/restaurant-files.md')], { cwd: folder, env })
    const [[code], output, complaint] = await Promise.all([once(shell, 'exit'), text(shell.stdout), text(shell.stderr)])
    if (code !== 0 || complaint !== '') throw new Error(`The commands ended with ${code}: ${complaint}`)
    return output
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The password that the commands have printed for the owner of a desk. */
export function printedPassword(said: string, { owner }: FirstRestaurant): string {
  const password = new RegExp(`^${owner} owns the desk .* signs in with the password (\\S+)\\.$`, 'm').exec(said)?.[1]
  if (password === undefined) throw new Error(`Nothing was printed for ${owner}.`)
  return password
}
