import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRef } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { Read } from '#desk/parts/room.tsx'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { PartProvider } from './part-context.tsx'
import type { FilePart, FilePartPlace } from './use-file-part.ts'
import { useFilePart } from './use-file-part.ts'

type PartFormProps = FilePartPlace & {
  /** `productId`: of the dish that it is; null = it is none. */
  readonly onSaved?: (productId: number | null) => unknown
  readonly children: ReactNode
}

/** The form of a part of the restaurant's file: its fields (`PartText` and its like) and the button that saves them. */
export function PartForm({ onSaved, children, ...place }: PartFormProps) {
  const read = useFilePart(place)
  return <Read of={read}>{(data) => <Form {...{ onSaved, children }} part={data} />}</Read>
}

type FormProps = {
  readonly onSaved: PartFormProps['onSaved'] | undefined
  readonly children: ReactNode
  readonly part: FilePart
}

function Form({ part, onSaved, children }: FormProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const form = useRef<HTMLFormElement>(null)
  const { isChanged, isSaving, refusal } = part

  async function save(): Promise<void> {
    const saved = await part.save()
    if (saved.ok) {
      say(t({ id: 'part.saved', message: 'Saved.' }))
      // Whoever has left the page meanwhile stays where they are.
      if (form.current) onSaved?.(saved.productId)
      return
    }
    // The sentences are drawn with the next frame.
    requestAnimationFrame(() => {
      const fields = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
      for (const field of fields) unfold(field)
      fields[0]?.focus()
    })
  }

  return (
    <PartProvider value={part}>
      <form
        ref={form}
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {children}
        <AlertList messages={refusal === null ? [] : [refusal]} />
        <div className="end">
          <Button type="submit" variant="primary" size="small" isBusy={isSaving}>
            <Trans id="part.save">Save</Trans>
          </Button>
          {isChanged && (
            <>
              <Button size="small" variant="text" onClick={part.discard}>
                <Trans id="part.discard">Discard changes</Trans>
              </Button>
              <span className="hint">
                <Trans id="part.notYet">Not saved yet.</Trans>
              </span>
            </>
          )}
        </div>
      </form>
    </PartProvider>
  )
}

/** Opens what a field is hidden in, such as the other languages of a text. */
function unfold(field: HTMLElement): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}
