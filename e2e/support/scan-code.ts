import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'

/** What a scanner reads off the screen. */
export async function scanCode(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  if (!read) throw new Error('The code cannot be read.')
  return read.data
}
