// Cuts a file into cells beside the page, which stays quick with a large one. Loaded when a file is chosen.
import { cutTable } from './cut-table.ts'

globalThis.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  globalThis.postMessage(await cutTable(data))
})
