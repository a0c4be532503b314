import { readPhotos, uploadPhoto } from '#desk/contract/menu.ts'
import { uploadLogo } from '#desk/contract/set-up/upload-logo.ts'
import { keepUploadedLogo, makeLogo } from '#server/menu/logos.ts'
import { keepPhoto } from '#server/menu/uploaded-photos.ts'
import { textIn } from '#server/platform/texts/language.ts'
import type { PictureFault } from '#server/platform/texts/photo-faults.ts'
import type { DeskRoutes } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import { refuse } from '#src/domain/verdict.ts'

import { choosablePhotos } from './edited-photo.ts'

/** Photos at the desk: what there is to choose from, one more, and a logo. */
export function photoEditRoutes({ read, change }: DeskRoutes) {
  read(readPhotos, async ({ db, member }) => ({ codes: await choosablePhotos(db, member.restaurantId) }))

  change(uploadPhoto, (body, call) => {
    const { member, nowMs, language } = call
    const [small, large] = body.pictures
    const pictures = [Buffer.from(small, 'base64'), Buffer.from(large, 'base64')] as const
    return saveChange(call, async (tx) => {
      const kept = await keepPhoto(tx, member.restaurantId, { pictures, nowMs })
      if (!kept.ok)
        return refuse({ reason: 'invalid', faults: { photo: textIn(kept.refusal, { language, main: 'en' }) } })
      const code = kept.value
      return audited({ action: 'photo.add', subject: code, before: null, after: null }, { code })
    })
  })

  change(uploadLogo, async ({ picture }, call) => {
    const { member, nowMs, language } = call
    const made = await makeLogo(Buffer.from(picture, 'base64'))
    const said = (fault: PictureFault) =>
      refuse({ reason: 'invalid', faults: { logo: textIn(fault, { language, main: 'en' }) } })
    if (!made.ok) return said(made.refusal)
    return saveChange(call, async (tx) => {
      const kept = await keepUploadedLogo(tx, member.restaurantId, { logo: made.value, nowMs })
      if (!kept.ok) return said(kept.refusal)
      const code = kept.value
      return audited({ action: 'photo.logo', subject: code, before: null, after: null }, { code })
    })
  })
}
