/** Every photo is kept in these widths (px, at most), the smaller one first, in these bytes at most: both fit into one request. */
export const photoSizes = [
  { width: 480, mostBytes: 60 * 1024 },
  { width: 960, mostBytes: 120 * 1024 },
] as const

/** A logo is kept as one PNG of this size at most, whole (decision 104). */
export const logoSize = { width: 512, height: 256, mostBytes: 120 * 1024 } as const
