import type { CutTable } from '#desk/worker/cut-table.ts'
import { refuse } from '#src/domain/verdict.ts'

/** Cuts the table in a file into cells. Never rejects. */
export type ReadTable = (file: Blob) => Promise<CutTable>

/** The same in a worker of its own, for each file anew: one that a file has broken ends with it. */
export async function readTableInWorker(file: Blob): Promise<CutTable> {
  const worker = new Worker(new URL('../worker/table-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<CutTable>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CutTable>) => resolve(data))
      worker.addEventListener('error', () => resolve(refuse('broken')))
      worker.postMessage(file)
    })
  } finally {
    worker.terminate()
  }
}
