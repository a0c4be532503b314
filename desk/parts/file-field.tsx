import type { ReactNode } from 'react'
import { useId } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'
import { fieldAria, Field } from '#src/ui/field/field.tsx'

import css from './file-field.css?inline'

declareStyles(css)

type FileFieldProps = {
  readonly label: ReactNode
  readonly hint: ReactNode
  /** Types of files that may be chosen. */
  readonly accept: string
  /** What is wrong with the file; null = nothing. */
  readonly fault: string | null
  /** Takes several at once. */
  readonly isForSeveral?: boolean | undefined
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files from the disk. The same one may be tried again. */
export function FileField({ label, hint, accept, fault, isForSeveral, onFiles }: FileFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={fault} saysError>
      <input
        {...fieldAria({ id, hint, error: fault })}
        id={id}
        type="file"
        className="desk-file"
        accept={accept}
        multiple={isForSeveral}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length > 0) onFiles(files)
          currentTarget.value = ''
        }}
      />
    </Field>
  )
}
