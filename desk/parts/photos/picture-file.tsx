import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { FileField } from '#desk/parts/file-field.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './picture-file.css?inline'

declareStyles(css)

type PictureFileProps = {
  readonly label: ReactNode
  readonly hint: ReactNode
  /** Types of files that may be chosen. */
  readonly accept: string
  readonly isBusy: boolean
  /** What is wrong with the file, or why it was not saved. */
  readonly fault: string | null
  /** Takes several at once. */
  readonly isForSeveral?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files that are to be pictures, chosen or dropped on it. */
export function PictureFile({ label, hint, accept, isBusy, fault, isForSeveral, onFiles }: PictureFileProps) {
  return (
    <div className="desk-picture-file">
      <FileField
        label={label}
        hint={hint}
        accept={accept}
        fault={fault}
        isForSeveral={isForSeveral}
        onFiles={onFiles}
      />
      <p className="hint" role="status">
        {isBusy && <Trans id="photos.coming">The picture is on its way…</Trans>}
      </p>
    </div>
  )
}
