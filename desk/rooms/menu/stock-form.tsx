import { useLingui } from '@lingui/react/macro'

import type { FormField, SentForm } from '#desk/contract/forms.ts'
import type { DeskMenu, ListedProduct } from '#desk/contract/menu.ts'
import { setStock } from '#desk/contract/menu.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { ServiceForm } from '#desk/parts/forms/service-form.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { quantityLeft } from './quantity-left.ts'

type StockFormProps = Pick<DeskMenu, 'venues'> & { readonly product: ListedProduct }

/** How many portions of a product are left at each venue. */
export function StockForm({ product, venues }: StockFormProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, failure } = useChange()
  const { name } = product
  const group = t({ id: 'menu.portions', message: 'Portions; empty is no limit, 0 is sold out.' })
  const fields = venues.map((venue): FormField => ({
    name: String(venue.id),
    label: venue.name,
    kind: 'count-or-none',
    value: textOf(quantityLeft(product, venue.id)),
    group,
  }))

  /** Sends the venues that were changed only: meanwhile orders take from the others. */
  async function save({ typed }: SentForm): Promise<Verdict<object, Refusal>> {
    const changed = venues.flatMap(({ id }) => {
      const text = (typed[id] ?? '').trim()
      return text === textOf(quantityLeft(product, id)) ? [] : [{ id, text }]
    })
    const fault = t({ id: 'menu.noQuantity', message: 'Type a whole number up to 100000, or nothing.' })
    const faults = changed.filter(({ text }) => !isQuantity(text)).map(({ id }) => [String(id), fault] as const)
    if (faults.length > 0) return refuse({ reason: 'invalid', faults: Object.fromEntries(faults) })
    for (const { id, text } of changed) {
      const quantity = text === '' ? null : Number(text)
      const answer = await send(setStock, { venue: id, product: product.id }, { quantity })
      if (!answer.ok) return answer
    }
    return accept({})
  }

  return (
    <ServiceForm
      fields={fields}
      action={t({ id: 'menu.saveLeft', message: 'Save what is left' })}
      failure={failure}
      save={save}
      onSaved={() => say(t({ id: 'form.isSaved', message: `${name} is saved` }))}
    />
  )
}

const textOf = (quantity: number | null) => (quantity === null ? '' : String(quantity))
const isQuantity = (text: string) => text === '' || (/^\d{1,6}$/.test(text) && Number(text) <= mostPortions)
/** The most that the contract takes. */
const mostPortions = 100_000
