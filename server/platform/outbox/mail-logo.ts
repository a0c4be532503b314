import { imageSize } from 'image-size'

import { pictureAddress } from '#server/platform/picture-address.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

/** A logo at the head of a mail; width and height in px, so that nothing jumps when it comes. */
export type MailLogo = { readonly address: string; readonly width: number; readonly height: number }

/** A logo is no larger there, in px; the narrowest mail has 264 px for it. */
const mostWidth = 240
const mostHeight = 48

type Picture = { readonly code: string; readonly content: Uint8Array }
type Place = {
  readonly restaurantId: Id<'Restaurant'>
  readonly language: Language
  /** Where this service is reached; undefined = no mail can name a picture of it. */
  readonly publicUrl: string | undefined
}

/** The logo of a mail (decision 104); null = there is none. */
export function mailLogo(picture: Picture | null, { publicUrl, ...place }: Place): MailLogo | null {
  if (!picture || publicUrl === undefined) return null
  const { width, height } = imageSize(picture.content)
  const scale = Math.min(1, mostWidth / width, mostHeight / height)
  const address = pictureAddress(publicUrl, { ...place, code: picture.code })
  return { address, width: Math.round(width * scale), height: Math.round(height * scale) }
}
