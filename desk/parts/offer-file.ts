/** Lets the browser save a file. */
export function offerFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it when the click returns; a moment more is for those that ask first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
