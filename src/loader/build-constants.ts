declare global {
  // Written into the loader by tools/plugins/loader-constants.ts.
  /** Folder of the build's modules, relative to the script; the names of the element and of each language follow it. */
  const __COMANDA_FOLDER__: string
  /** Names of the other modules that the home screen needs. */
  const __COMANDA_CHUNKS__: readonly string[]
}

export {}
