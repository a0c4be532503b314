export type SavedFile = { readonly name: string; readonly type: string; readonly text: string }

// Long enough for the browser to have taken the file.
const keepMs = 60_000

type SaveDeps = { readonly view: Window; readonly after: (ms: number, run: () => void) => unknown }

/** Hands the diner a file as a download. The link stays out of the page, so that no listener of it hears the click. */
export function saveFile({ name, type, text }: SavedFile, { view, after }: SaveDeps): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = view.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  after(keepMs, () => URL.revokeObjectURL(address))
}
