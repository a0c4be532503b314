import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps a second process out of a data folder: two embedded databases on one folder would destroy it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'comanda.lock')
  if (!(await wroteLock(path))) {
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    if (holder !== process.pid && isRunning(holder)) {
      throw new Error(
        `Comanda: the data in ${folder} is in use by process ${holder}, so a second service cannot open it. ` +
          `Stop that one, or give this one another folder with COMANDA_DATA. If that process is not Comanda, delete ${path}.`,
      )
    }
    await rm(path, { force: true })
    await wroteLock(path)
  }
  return () => rm(path, { force: true })
}

async function wroteLock(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.writeFile(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
