import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Quality 5 is the knee for replies made once: near the size of 11 in a fraction of the time.
const brotli = promisify(brotliCompress)
const encoders = {
  br: (body: Uint8Array) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
} as const
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** A text in one of the forms that browsers take. */
export async function compressed(body: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encoders[encoding](body))
}
