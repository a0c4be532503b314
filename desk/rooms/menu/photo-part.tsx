import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'

import type { ListedProduct } from '#desk/contract/menu.ts'
import { choosePhoto, uploadPhoto } from '#desk/contract/menu.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { PhotoChoices } from './photo-choices.tsx'
import { PhotoFile } from './photo-file.tsx'
import { ProductPhoto } from './product-photo.tsx'
import { shrinkPhoto } from './shrink-photo.ts'

import css from './photo-part.css?inline'

declareStyles(css)

/** The photo of a product: another file, one of those that there are, or none. */
export function PhotoPart({ product }: { readonly product: ListedProduct }) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, failure } = useChange()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const choices = useId()
  const chooser = useRef<HTMLElement>(null)
  const { id, name, photoCode } = product
  const notSaved = t({ id: 'menu.photoNotSaved', message: 'The photo was not saved. Try again.' })

  async function choose(code: string | null) {
    setFault(null)
    const answer = await send(choosePhoto, { product: id }, { code })
    if (!answer.ok) return setFault(notSaved)
    say(
      code === null
        ? t({ id: 'menu.photoGone', message: `${name} has no photo` })
        : t({ id: 'menu.photoSaved', message: `${name} has its photo` }),
    )
  }

  async function upload(file: File) {
    setFault(null)
    const pictures = await shrinkPhoto(file)
    if (pictures === null)
      return setFault(t({ id: 'menu.noPhoto', message: 'This is no photo: choose a JPEG, PNG or WebP file.' }))
    const answer = await send(uploadPhoto, {}, { pictures })
    if (answer.ok) return choose(answer.value.code)
    const faults = 'faults' in answer.refusal ? answer.refusal.faults : undefined
    return setFault(faults?.photo ?? notSaved)
  }

  async function take(file: File) {
    setIsBusy(true)
    await upload(file)
    setIsBusy(false)
  }

  /** The button for it goes away with the photo. */
  async function showNone() {
    chooser.current?.focus()
    await choose(null)
  }

  return (
    <div className="desk-photo-part">
      <ProductPhoto code={photoCode} width={200} />
      <PhotoFile isBusy={isBusy} fault={failure ?? fault} onFile={(file) => void take(file)} />
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
