import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { ItemButtons } from '#desk/parts/file-part/item-buttons.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { FilePhoto } from '#desk/parts/photos/file-photo.tsx'
import { PhotoFile } from '#desk/parts/photos/photo-file.tsx'
import { useUploadPhotos } from '#desk/parts/photos/use-upload-photos.ts'
import { Button } from '#src/ui/base/button.tsx'

import { PhotoChoices } from './photo-choices.tsx'

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : [])

/** The photos of a dish, the first of which stands in the menu: other files, or some of those that there are. */
export function DishPhotos() {
  const { t } = useLingui()
  const part = usePart()
  const { upload, isBusy, fault } = useUploadPhotos()
  const [isOpen, setIsOpen] = useState(false)
  const choices = useId()
  const photos = listOf(part.at(['photos']))
  const wrong = [part.faultAt(['photos']), ...photos.map((_, index) => part.faultAt(['photos', index]))]

  /** The first one is that of the list then: another one is not kept for it. */
  function change(next: (photos: readonly string[]) => readonly string[]): void {
    part.change([], (dish) => {
      const { photos: earlier, listPhoto: _other, ...rest } = dish as Readonly<Record<string, unknown>>
      const after = [...new Set(next(listOf(earlier)))]
      return after.length === 0 ? rest : { ...rest, photos: after }
    })
  }

  async function take(files: readonly File[]): Promise<void> {
    const codes = await upload(files)
    // The newest one is the one to show.
    change((earlier) => [...codes, ...earlier])
  }

  return (
    <fieldset>
      <legend>
        <Trans id="menu.photo">Photo</Trans>
      </legend>
      {photos.length > 0 && (
        <ul className="desk-dish-photos">
          {photos.map((photo, index) => {
            const number = index + 1
            return (
              <li key={photo}>
                <FilePhoto name={photo} width={180} />
                <ItemButtons
                  name={t({ id: 'photos.number', message: `photo ${number}` })}
                  isOrdered={photos.length > 1}
                  {...{ index, count: photos.length }}
                  onRemove={() => change((all) => all.filter((each) => each !== photo))}
                  onMove={(to) => change((all) => all.filter((each) => each !== photo).toSpliced(to, 0, photo))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <PhotoFile
        label={<Trans id="photos.add">Add photos, or drop them here</Trans>}
        isForSeveral
        isBusy={isBusy}
        fault={fault ?? wrong.find((each) => each !== null) ?? null}
        onFiles={(files) => void take(files)}
      />
      <div>
        <Button size="small" aria-expanded={isOpen} aria-controls={choices} onClick={() => setIsOpen(!isOpen)}>
          <Trans id="menu.choosePhoto">Choose one of your photos</Trans>
        </Button>
      </div>
      <div id={choices} className="desk-photo-choices" hidden={!isOpen}>
        {isOpen && (
          <PhotoChoices
            chosen={photos}
            onChoose={(code) =>
              change((all) => (all.includes(code) ? all.filter((each) => each !== code) : [...all, code]))
            }
          />
        )}
      </div>
    </fieldset>
  )
}
