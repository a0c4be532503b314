import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import type { FormField } from '#desk/contract/forms.ts'
import { categoryForm, makeCategory, readCategories } from '#desk/contract/menu.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { FormRow } from '#desk/parts/forms/form-row.tsx'
import { ServiceForm } from '#desk/parts/forms/service-form.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { BackToMenu } from './back-to-menu.tsx'

import css from './form-list.css?inline'

declareStyles(css)

/** The categories of the menu with their forms, and one for a new one. */
export function CategoriesPage() {
  const categories = useDeskQuery(readCategories)
  return (
    <Room title={<Trans id="menu.categories">Categories</Trans>} actions={<BackToMenu />}>
      <Read of={categories}>
        {({ newFields, categories: all }) => (
          <>
            <NewCategory fields={newFields} />
            <ul className="desk-form-list">
              {all.map(({ id, name, ...form }) => (
                <FormRow key={id} name={name} form={form} calls={categoryForm} values={{ category: id }} />
              ))}
            </ul>
          </>
        )}
      </Read>
    </Room>
  )
}

function NewCategory({ fields }: { readonly fields: readonly FormField[] }) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, failure } = useChange()
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)

  function close() {
    say(t({ id: 'menu.categoryMade', message: 'The category is there. Diners see it once it has a product.' }))
    if (details.current) details.current.open = false
    summary.current?.focus()
  }

  const title = t({ id: 'menu.newCategory', message: 'New category' })
  return (
    <section className="desk-sheet" aria-label={title}>
      <details ref={details}>
        <summary ref={summary}>{title}</summary>
        <ServiceForm
          fields={fields}
          action={t({ id: 'menu.makeCategory', message: 'Create the category' })}
          failure={failure}
          save={({ typed }) => send(makeCategory, {}, { typed })}
          onSaved={close}
        />
      </details>
    </section>
  )
}
