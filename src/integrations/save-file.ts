export type SavedFile = { readonly name: string; readonly type: string; readonly content: string | Blob }

// The browser has read the file by then.
const keepMs = 60_000

type SaveDeps = { readonly view: Window; readonly after: (ms: number, run: () => void) => unknown }

/** Downloads a file. The link is not in the page, so that none of the page's listeners get its click. */
export function saveFile({ name, type, content }: SavedFile, { view, after }: SaveDeps): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = view.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  after(keepMs, () => URL.revokeObjectURL(address))
}
