import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { uploadPhoto } from '#desk/contract/menu.ts'
import { useChange } from '#desk/parts/use-change.ts'

import { shrinkPhoto } from './shrink-photo.ts'

/** Uploads photos of the restaurant. */
export function useUploadPhotos() {
  const { t } = useLingui()
  const { send, failure } = useChange()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  /** The code of a photo, or what is wrong with it. */
  async function uploadOne(file: File): Promise<{ readonly code: string } | { readonly wrong: string }> {
    const pictures = await shrinkPhoto(file)
    if (pictures === null)
      return { wrong: t({ id: 'menu.noPhoto', message: 'This is no photo: choose a JPEG, PNG or WebP file.' }) }
    const answer = await send(uploadPhoto, {}, { pictures })
    if (answer.ok) return answer.value
    const faults = 'faults' in answer.refusal ? answer.refusal.faults : undefined
    return { wrong: faults?.photo ?? t({ id: 'menu.photoNotSaved', message: 'The photo was not saved. Try again.' }) }
  }

  /** Resolves to the codes of those that are kept: it ends at the first one that is not. */
  async function upload(files: readonly File[]): Promise<string[]> {
    setFault(null)
    setIsBusy(true)
    const codes: string[] = []
    for (const file of files) {
      const done = await uploadOne(file)
      if ('wrong' in done) {
        setFault(files.length > 1 ? `${file.name}: ${done.wrong}` : done.wrong)
        break
      }
      codes.push(done.code)
    }
    setIsBusy(false)
    return codes
  }

  return { upload, isBusy, fault: failure ?? fault, clear: () => setFault(null) }
}
