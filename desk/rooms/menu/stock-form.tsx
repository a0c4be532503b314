import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useState } from 'react'

import type { DeskMenu, ListedProduct } from '#desk/contract/menu.ts'
import { setStock } from '#desk/contract/menu.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { Id } from '#src/contract/values.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { quantityLeft } from './quantity-left.ts'

type StockFormProps = Pick<DeskMenu, 'venues'> & { readonly product: ListedProduct }

/** How many portions of a product are left at each venue. What others take meanwhile stays as it is. */
export function StockForm({ product, venues }: StockFormProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  /** What was typed, by the number of the venue. */
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [isChecked, setIsChecked] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const { name } = product
  const textAt = (id: Id<'Venue'>) => (typed[id] ?? textOf(quantityLeft(product, id))).trim()
  const faultAt = (id: Id<'Venue'>) =>
    isChecked && !isQuantity(textAt(id))
      ? t({ id: 'menu.noQuantity', message: 'Type a whole number up to 100000, or nothing.' })
      : null

  function type(id: number, text: string): void {
    setTyped({ ...typed, [id]: text })
    setIsChecked(false)
    setIsSaved(false)
  }

  /** Sends the venues that were changed only: meanwhile orders take from the others. */
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { elements } = event.currentTarget
    setIsChecked(true)
    const wrong = venues.find(({ id }) => !isQuantity(textAt(id)))
    if (wrong) return (elements.namedItem(String(wrong.id)) as HTMLElement | null)?.focus()
    for (const { id } of venues) {
      const text = textAt(id)
      if (text === textOf(quantityLeft(product, id))) continue
      const quantity = text === '' ? null : Number(text)
      const answer = await send(setStock, { venue: id, product: product.id }, { quantity })
      if (!answer.ok) return
    }
    setTyped({})
    setIsSaved(true)
    say(t({ id: 'form.isSaved', message: `${name} is saved` }))
  }

  return (
    <form className="desk-form" noValidate onSubmit={(event) => void save(event)}>
      <fieldset>
        <legend>
          <Trans id="menu.portions">Portions; empty is no limit, 0 is sold out.</Trans>
        </legend>
        <div className="group">
          {venues.map((venue) => (
            <TextField
              key={venue.id}
              name={String(venue.id)}
              label={venue.name}
              inputMode="numeric"
              maxLength={10}
              value={typed[venue.id] ?? textOf(quantityLeft(product, venue.id))}
              onChange={(text) => type(venue.id, text)}
              error={faultAt(venue.id)}
            />
          ))}
        </div>
      </fieldset>
      <AlertList messages={failure === null ? [] : [failure]} />
      <div className="end">
        <Button type="submit" variant="primary" size="small" isBusy={isPending}>
          <Trans id="menu.saveLeft">Save what is left</Trans>
        </Button>
        <span role="status">{isSaved && <Trans id="form.saved">Saved.</Trans>}</span>
      </div>
    </form>
  )
}

const textOf = (quantity: number | null) => (quantity === null ? '' : String(quantity))
const isQuantity = (text: string) => text === '' || (/^\d{1,6}$/.test(text) && Number(text) <= mostPortions)
/** The most that the contract takes. */
const mostPortions = 100_000
