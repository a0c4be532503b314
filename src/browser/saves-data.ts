type NetworkHints = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether the diner saves data or is on 2G: then only what is on screen is loaded. False where browsers do not say. */
export function savesData({ navigator }: Window): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkHints }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
