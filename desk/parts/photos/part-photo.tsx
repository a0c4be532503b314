import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { FilePhoto } from './file-photo.tsx'
import { PhotoFile } from './photo-file.tsx'
import { useUploadPhotos } from './use-upload-photos.ts'

import css from './part-photo.css?inline'

declareStyles(css)

type PartPhotoProps = { readonly at: Path; readonly label: ReactNode }

/** A photo of a part of the file, or none. */
export function PartPhoto({ at, label }: PartPhotoProps) {
  const part = usePart()
  const { upload, isBusy, fault } = useUploadPhotos()
  const value = part.at(at)

  async function take(files: readonly File[]): Promise<void> {
    const [code] = await upload(files)
    if (code !== undefined) part.type(at, code)
  }

  return (
    <div className="desk-part-photo">
      {typeof value === 'string' && <FilePhoto name={value} width={200} />}
      <PhotoFile
        label={label}
        isBusy={isBusy}
        fault={fault ?? part.faultAt(at)}
        onFiles={(files) => void take(files)}
      />
      {value !== undefined && (
        <div>
          <Button size="small" variant="text" onClick={() => part.type(at, undefined)}>
            <Trans id="menu.showNoPhoto">Show no photo</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
