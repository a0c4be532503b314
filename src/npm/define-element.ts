// Written in by tools/package/write-modules.ts: the import of the element that the package carries.
declare const __COMANDA_IMPORT_ELEMENT__: () => Promise<unknown>

/**
 * Loads the code of `<comanda-order>`, which defines it; does nothing on a page that has it already. Rejects when it
 * cannot be loaded. A later call tries again.
 */
export async function defineElement(): Promise<void> {
  if (!customElements.get('comanda-order')) await __COMANDA_IMPORT_ELEMENT__()
}
