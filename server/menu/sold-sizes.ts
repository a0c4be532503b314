/** The sizes of a product that are sold. */
export function soldSizes<T extends { readonly isWithdrawn?: boolean | undefined }>({
  sizes,
}: {
  readonly sizes: readonly T[]
}): T[] {
  return sizes.filter(({ isWithdrawn }) => !isWithdrawn)
}
