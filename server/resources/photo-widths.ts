/** Widths of the pictures in px, in ascending order (contract 7, decision 47). */
export const photoWidths = [320, 480, 640, 960] as const
export type PhotoWidth = (typeof photoWidths)[number]
/** The width of a picture that is asked for without one: twice that of the widest card in a list. */
export const usualWidth = 640
const widest = 960

/** A picture as WebP. */
export type PhotoFile = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string }

/** The picture of a photo code as WebP; null when there is none. */
export type FindPhoto = (code: string, width: PhotoWidth) => Promise<PhotoFile | null>

/** The smallest width that is at least the one asked for, else the largest; without a whole number the usual one. */
export function photoWidth(asked: string | undefined): PhotoWidth {
  if (asked === undefined || !/^[1-9]\d{0,8}$/.test(asked)) return usualWidth
  return photoWidths.find((width) => width >= Number(asked)) ?? widest
}
