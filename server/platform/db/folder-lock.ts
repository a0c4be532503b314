import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

import { tryLock } from 'fs-native-extensions'

const lockName = 'comanda.lock'
/** One byte far behind the text of the file: Windows lets nobody read what is locked. */
const lockedByte = 1024 * 1024

/**
 * Keeps a second service out of a data folder: two embedded databases on one folder would destroy it. The operating
 * system holds the lock, so it ends with the process however that ends, and it knows processes of other containers apart,
 * whose numbers may be the same. Answers what ends it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, lockName)
  const file = await open(path, 'a+')
  try {
    if (!isLocked(file, folder)) throw new Error(await inUse(folder, path))
    await file.truncate()
    await file.write(`process ${process.pid} on ${hostname()}`)
  } catch (error) {
    await file.close()
    throw error
  }
  return async () => {
    await file.truncate()
    await file.close()
  }
}

function isLocked(file: FileHandle, folder: string): boolean {
  try {
    return tryLock(file.fd, lockedByte, 1)
  } catch {
    throw new Error(
      `The file system of ${folder} knows no locks: set COMANDA_DATA to a folder on a disk of this machine, or DATABASE_URL.`,
    )
  }
}

async function inUse(folder: string, path: string): Promise<string> {
  const holder = (await readFile(path, 'utf8')).trim() || 'another process'
  return (
    `The data in ${folder} is in use by ${holder}, so a second service cannot open it: ` +
    'stop that one, or give this one another folder with COMANDA_DATA.'
  )
}
