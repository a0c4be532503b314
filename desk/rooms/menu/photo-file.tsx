import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { fieldAria, Field } from '#src/ui/field/field.tsx'

type PhotoFileProps = {
  readonly isBusy: boolean
  /** What is wrong with the file, or why it was not saved. */
  readonly fault: string | null
  readonly onFile: (file: File) => void
}

/** Takes a file that is to be the photo. The same one may be tried again. */
export function PhotoFile({ isBusy, fault, onFile }: PhotoFileProps) {
  const { t } = useLingui()
  const id = useId()
  const hint = t({ id: 'menu.photoHint', message: 'JPEG, PNG or WebP; it is made smaller before it is sent.' })
  return (
    <div className="file">
      <Field
        id={id}
        label={t({ id: 'menu.uploadPhoto', message: 'Upload another photo' })}
        hint={hint}
        error={fault}
        saysError
      >
        <input
          {...fieldAria({ id, hint, error: fault })}
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onFile(file)
            currentTarget.value = ''
          }}
        />
      </Field>
      <p className="hint" role="status">
        {isBusy && <Trans id="menu.photoComing">The photo is on its way…</Trans>}
      </p>
    </div>
  )
}
