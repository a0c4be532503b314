import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import type { Due } from '#desk/parts/due-lists.ts'
import { formatDay } from '#desk/parts/formats.ts'
import { dueTimeOf } from '#desk/parts/order-due.ts'
import { OrderStatus } from '#desk/parts/order-status.tsx'
import { RemoveTest } from '#desk/parts/remove-test.tsx'
import { useOrderNames } from '#desk/parts/use-order-names.ts'
import { isLate, useTimeTexts } from '#desk/parts/use-time-texts.ts'
import type { PendingEnd } from '#desk/rooms/orders/use-delayed-ends.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'
import { Button } from '#src/ui/base/button.tsx'
import { PrinterIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { LinkPart } from './link-part.tsx'
import type { OrderEvents } from './order-actions.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderForms } from './order-forms.tsx'
import { OrderLines } from './order-lines.tsx'
import { printCard } from './print-card.ts'
import { PrintPart } from './print-part.tsx'

import css from './order-card.css?inline'
import printCss from './print.css?inline'

declareStyles(css)
declareStyles(printCss)

type OrderCardProps = {
  readonly order: DeskOrder
  readonly due: Due
  readonly end: PendingEnd | null
  readonly endFailure: string | null
  readonly events: OrderEvents
}

/** An order with all that is needed to prepare it, what the diner wrote first, and the buttons to answer it. */
export function OrderCard({ order, due, end, endFailure, events }: OrderCardProps) {
  const { t } = useLingui()
  const { print } = useDesk()
  const titleId = useId()
  const card = useRef<HTMLLIElement>(null)
  const { seller, notes } = order
  const vatNumber = seller?.vatNumber
  return (
    <li ref={card} className="desk-sheet desk-order" data-order={order.id} data-list={due.list}>
      <Head order={order} due={due} titleId={titleId} />
      {notes && (
        <p className="care">
          {t({ id: 'order.note', message: 'Note' })} <strong>{notes}</strong>
        </p>
      )}
      <OrderLines order={order} />
      <LinkPart order={order} titleId={titleId} />
      {order.isTest && <RemoveTest orderId={order.id} titleId={titleId} />}
      <OrderActions order={order} end={end} endFailure={endFailure} titleId={titleId} {...events} />
      <OrderFacts order={order} />
      {seller && (
        <p className="seller">
          {[
            seller.name,
            seller.address,
            vatNumber && t({ id: 'order.vatNumber', message: `VAT number ${vatNumber}` }),
            seller.phone,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <p className="seller">
        <Trans id="order.notFiscal">This is not a fiscal receipt</Trans>
      </p>
      <OrderForms order={order} titleId={titleId} />
      <div className="print">
        <Button
          size="small"
          variant="text"
          start={<PrinterIcon size={20} />}
          aria-describedby={titleId}
          onClick={() => card.current && printCard(card.current, print)}
        >
          <Trans id="orders.print">Print</Trans>
        </Button>
      </div>
      <PrintPart order={order} titleId={titleId} />
    </li>
  )
}

type HeadProps = { readonly order: DeskOrder; readonly due: Due; readonly titleId: string }

function Head({ order, due, titleId }: HeadProps) {
  const { t, i18n } = useLingui()
  const texts = useTimeTexts()
  const names = useOrderNames()
  const { id, placedBy, isTest } = order
  const [dueAt, beside, until] = [dueTimeOf(order), texts.beside(order), texts.due(order, due)]
  return (
    <header>
      <p className="slot tabular">
        <strong>{timeOf(dueAt)}</strong>
        <span>{formatDay(dueAt, i18n.locale)}</span>
      </p>
      <div className="what">
        <h3 id={titleId}>
          <Trans id="order.title">Order {id}</Trans>
        </h3>
        <p>{`${names.orderType(order.orderType)} · ${order.venue.name}`}</p>
        {beside !== '' && <p>{beside}</p>}
        {placedBy !== null && <p>{t({ id: 'order.byTelephone', message: `By telephone · ${placedBy}` })}</p>}
      </div>
      <p className="state">
        {until !== '' && <Tag kind={isLate(order, due) ? 'error' : 'neutral'}>{until}</Tag>}
        {isTest && <Tag kind="warn">{t({ id: 'order.test', message: 'Test' })}</Tag>}
        <OrderStatus order={order} />
      </p>
    </header>
  )
}
