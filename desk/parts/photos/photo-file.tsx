import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { PictureFile } from './picture-file.tsx'

type PhotoFileProps = {
  readonly label: ReactNode
  readonly isForSeveral?: boolean
  readonly isBusy: boolean
  readonly fault: string | null
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files that are to be photos. */
export function PhotoFile(props: PhotoFileProps) {
  return (
    <PictureFile
      {...props}
      accept="image/jpeg,image/png,image/webp"
      hint={<Trans id="menu.photoHint">JPEG, PNG or WebP; it is made smaller before it is sent.</Trans>}
    />
  )
}
