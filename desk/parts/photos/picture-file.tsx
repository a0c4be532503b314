import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'
import { fieldAria, Field } from '#src/ui/field/field.tsx'

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

/** Takes files that are to be pictures, chosen or dropped on it. The same one may be tried again. */
export function PictureFile({ label, hint, accept, isBusy, fault, isForSeveral, onFiles }: PictureFileProps) {
  const id = useId()
  return (
    <div className="desk-picture-file">
      <Field id={id} label={label} hint={hint} error={fault} saysError>
        <input
          {...fieldAria({ id, hint, error: fault })}
          id={id}
          type="file"
          accept={accept}
          multiple={isForSeveral}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            if (files.length > 0) onFiles(files)
            currentTarget.value = ''
          }}
        />
      </Field>
      <p className="hint" role="status">
        {isBusy && <Trans id="photos.coming">The picture is on its way…</Trans>}
      </p>
    </div>
  )
}
