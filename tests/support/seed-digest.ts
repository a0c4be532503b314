import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Hash of everything that a kept database of the demonstration depends on. */
export async function seedDigest(): Promise<string> {
  const folders = ['server/platform/db', 'server/platform/texts', 'server/restaurant-file', 'demo/restaurants']
  const inside = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => join(folder, name))),
  )
  const parts = inside
    .flat()
    .filter((name) => /\.(ts|sql)$/.test(name))
    .sort()
  const hash = createHash('sha256').update(await readFile('node_modules/@electric-sql/pglite/package.json'))
  for (const name of parts) hash.update(name).update(await readFile(name))
  return hash.digest('hex').slice(0, 16)
}
