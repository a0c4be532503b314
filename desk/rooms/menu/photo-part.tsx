import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'

import type { ListedProduct } from '#desk/contract/menu.ts'
import { choosePhoto } from '#desk/contract/menu.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { PhotoFile } from '#desk/parts/photos/photo-file.tsx'
import { RestaurantPhoto } from '#desk/parts/photos/restaurant-photo.tsx'
import { useUploadPhotos } from '#desk/parts/photos/use-upload-photos.ts'
import { useChange } from '#desk/parts/use-change.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { PhotoChoices } from './photo-choices.tsx'

import css from './photo-part.css?inline'

declareStyles(css)

/** The photo of a product: another file, one of those that there are, or none. */
export function PhotoPart({ product }: { readonly product: ListedProduct }) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, failure } = useChange()
  const photos = useUploadPhotos()
  const [fault, setFault] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const choices = useId()
  const chooser = useRef<HTMLElement>(null)
  const { id, name, photoCode } = product

  async function choose(code: string | null) {
    setFault(null)
    photos.clear()
    const answer = await send(choosePhoto, { product: id }, { code })
    if (!answer.ok) return setFault(t({ id: 'menu.photoNotSaved', message: 'The photo was not saved. Try again.' }))
    say(
      code === null
        ? t({ id: 'menu.photoGone', message: `${name} has no photo` })
        : t({ id: 'menu.photoSaved', message: `${name} has its photo` }),
    )
  }

  async function take(files: readonly File[]) {
    setFault(null)
    const [code] = await photos.upload(files)
    if (code !== undefined) await choose(code)
  }

  /** The button for it goes away with the photo. */
  async function showNone() {
    chooser.current?.focus()
    await choose(null)
  }

  return (
    <div className="desk-photo-part">
      <RestaurantPhoto code={photoCode} width={200} />
      <PhotoFile
        label={<Trans id="menu.uploadPhoto">Upload another photo</Trans>}
        isBusy={photos.isBusy}
        fault={photos.fault ?? failure ?? fault}
        onFiles={(files) => void take(files)}
      />
      <div className="photo-actions">
        <Button
          ref={chooser}
          size="small"
          aria-expanded={isOpen}
          aria-controls={choices}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Trans id="menu.choosePhoto">Choose one of your photos</Trans>
        </Button>
        {photoCode !== null && (
          <Button size="small" variant="text" onClick={() => void showNone()}>
            <Trans id="menu.showNoPhoto">Show no photo</Trans>
          </Button>
        )}
      </div>
      <div id={choices} hidden={!isOpen}>
        {isOpen && <PhotoChoices chosen={photoCode} onChoose={(code) => void choose(code)} />}
      </div>
    </div>
  )
}
