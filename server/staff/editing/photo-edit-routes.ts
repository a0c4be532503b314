import * as z from 'zod/mini'

import { keepPhoto } from '#server/menu/uploaded-photos.ts'
import type { DeskRoutes } from '#server/staff/desk-answer.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { choosablePhotos, savePhoto } from './edited-photo.ts'

const picture = z.base64().check(z.minLength(1), z.maxLength(200_000))
/** The same photo in the widths of `uploadedWidths`. */
const uploaded = z.object({ pictures: z.tuple([picture, picture]) })
const chosen = z.object({ code: z.nullable(z.string().check(z.maxLength(200))) })
const access = { ownersOnly: true }

/** Photos at the desk: what there is to choose from, one more, and the photo of a product. */
export function photoEditRoutes({ read, change }: DeskRoutes) {
  read('/photos', async ({ db, member }) => ({ codes: await choosablePhotos(db, member.restaurantId) }), access)

  change(
    '/photos',
    uploaded,
    async (body, { db, member: { restaurantId }, nowMs }) => {
      const [small, large] = body.pictures
      const pictures = [Buffer.from(small, 'base64'), Buffer.from(large, 'base64')] as const
      const kept = await keepPhoto(db, restaurantId, { pictures, nowMs })
      return kept.ok ? accept({ code: kept.value }) : refuse({ reason: 'invalid', faults: { photo: kept.refusal } })
    },
    access,
  )

  change(
    '/products/:product/photo',
    chosen,
    async ({ code }, { db, member: { restaurantId }, idOf }) => {
      const isSaved = await savePhoto(db, { restaurantId, productId: idOf('product') }, code)
      return isSaved ? accept({}) : refuse({ reason: 'unknown-photo' })
    },
    access,
  )
}
