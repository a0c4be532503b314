import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { ItemButtons } from '#desk/parts/file-part/item-buttons.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { FilePhoto } from '#desk/parts/photos/file-photo.tsx'
import { PhotoFile } from '#desk/parts/photos/photo-file.tsx'
import { useUploadPhotos } from '#desk/parts/photos/use-upload-photos.ts'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import css from './photos-step.css?inline'

declareStyles(css)

/** The photos of a venue, which diners see before they order. */
export function PhotosStep({ venueId, onSaved }: StepProps) {
  return (
    <div className="desk-sheet">
      <PartForm part="photos" venueId={venueId} onSaved={onSaved}>
        <p className="hint">
          <Trans id="photos.about">
            Diners see them on the page about the venue; the first one also stands in the list of venues.
          </Trans>
        </p>
        <PhotoList />
        <AddPhotos />
      </PartForm>
    </div>
  )
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : [])
/** Without any the file leaves them out. */
const someOf = (photos: readonly string[]) => (photos.length === 0 ? undefined : photos)

function AddPhotos() {
  const part = usePart()
  const { upload, isBusy, fault } = useUploadPhotos()
  const faults = listOf(part.at(['photos'])).map((_, index) => part.faultAt(['photos', index]))
  const wrong = [part.faultAt(['photos']), ...faults].find((each) => each !== null)

  async function take(files: readonly File[]): Promise<void> {
    const codes = await upload(files)
    part.change(['photos'], (photos) => someOf([...new Set([...listOf(photos), ...codes])]))
  }

  return (
    <PhotoFile
      label={<Trans id="photos.add">Add photos, or drop them here</Trans>}
      isForSeveral
      isBusy={isBusy}
      fault={fault ?? wrong ?? null}
      onFiles={(files) => void take(files)}
    />
  )
}

/** The photos in their order: moved by buttons, and dragged where there is a mouse. */
function PhotoList() {
  const { t } = useLingui()
  const part = usePart()
  const [dragged, setDragged] = useState<number | null>(null)
  const photos = listOf(part.at(['photos']))
  const write = (next: readonly string[]) => part.type(['photos'], someOf(next))

  function move(from: number, to: number): void {
    const photo = photos[from]
    if (photo !== undefined) write(photos.toSpliced(from, 1).toSpliced(to, 0, photo))
  }

  if (photos.length === 0)
    return (
      <p className="hint">
        <Trans id="photos.none">There are no photos yet.</Trans>
      </p>
    )
  return (
    <ul className="desk-venue-photos">
      {photos.map((photo, index) => {
        const number = index + 1
        return (
          <li key={photo}>
            <div
              role="presentation"
              className="photo"
              draggable
              data-dragged={dragged === index}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                if (dragged === null) return
                event.preventDefault()
                move(dragged, index)
              }}
            >
              <FilePhoto name={photo} width={240} />
              {index === 0 && (
                <Tag kind="neutral">
                  <Trans id="photos.first">In the list of venues</Trans>
                </Tag>
              )}
              <ItemButtons
                name={t({ id: 'photos.number', message: `photo ${number}` })}
                index={index}
                count={photos.length}
                isOrdered
                onRemove={() => write(photos.filter((_, place) => place !== index))}
                onMove={(to) => move(index, to)}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
