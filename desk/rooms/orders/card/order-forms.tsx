import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { writeAboutOrder } from '#desk/contract/messages.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { removePieces, sendCourier, sendExpected } from '#desk/contract/orders.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { useMay } from '#desk/parts/member-context.tsx'
import { isUnderWay } from '#desk/parts/order-due.ts'
import { momentNear } from '#desk/rooms/orders/order-due.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { CardForm } from './card-form.tsx'
import { RemovalForm } from './removal-form.tsx'
import { useCourierSteps } from './use-courier-steps.ts'
import { useOrderChange } from './use-order-change.ts'

type FormProps = { readonly order: DeskOrder; readonly titleId: string }

/** What can be changed or written about an order, as its state and the role of who looks let. */
export function OrderForms({ order, titleId }: FormProps) {
  const isOpen = isWaiting(order) || isUnderWay(order)
  const maySendCourier = useMay(sendCourier)
  const mayWrite = useMay(writeAboutOrder)
  const mayRemove = useMay(removePieces)
  return (
    <>
      {isOpen && <ExpectedForm order={order} titleId={titleId} />}
      {mayRemove && isOpen && !order.isTest && <RemovalForm order={order} titleId={titleId} />}
      {maySendCourier && isUnderWay(order) && order.courier && (
        <CourierForm order={order} courier={order.courier} titleId={titleId} />
      )}
      {mayWrite && !order.isGuest && <MessageForm order={order} titleId={titleId} />}
    </>
  )
}

/** Expected time of an order, near its slot; an empty start = within its slot. */
function ExpectedForm({ order, titleId }: FormProps) {
  const { t } = useLingui()
  const { change } = useOrderChange(order.id)
  const { expected, slotStart, id } = order
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({})
  const from = typed.from ?? (expected ? timeOf(expected.from) : '')
  const to = typed.to ?? (expected?.to ? timeOf(expected.to) : '')

  async function send(): Promise<string | null> {
    const at = (time: string) => momentNear(slotStart, time)
    const body = { expected: from === '' ? null : { from: at(from), to: to === '' ? null : at(to) } }
    const reason = await change(
      sendExpected,
      body,
      t({ id: 'orderSaid.expected', message: `Order ${id} has its expected time` }),
    )
    if (reason === null) setTyped({})
    return reason
  }

  return (
    <CardForm summary={t({ id: 'expected.title', message: 'Expected time' })} titleId={titleId} send={send}>
      <div className="group">
        <TextField
          type="time"
          label={t({ id: 'expected.from', message: 'From' })}
          value={from}
          onChange={(value) => setTyped({ ...typed, from: value })}
        />
        <TextField
          type="time"
          label={t({ id: 'expected.to', message: 'To' })}
          value={to}
          onChange={(value) => setTyped({ ...typed, to: value })}
        />
      </div>
    </CardForm>
  )
}

const companies = ['Ponyu', 'Eat in Time']
type CourierFormProps = FormProps & { readonly courier: NonNullable<DeskOrder['courier']> }

/** Courier and state of a delivery; without a company the venue delivers itself. */
function CourierForm({ order, courier, titleId }: CourierFormProps) {
  const { t } = useLingui()
  const steps = useCourierSteps()
  const { change } = useOrderChange(order.id)
  const { id } = order
  const [typed, setTyped] = useState<Partial<Record<keyof typeof courier, string>>>({})
  const value = (name: keyof typeof courier) => typed[name] ?? courier[name] ?? ''
  const field = (name: keyof typeof courier) => ({
    name,
    value: value(name),
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  })

  async function send(): Promise<string | null> {
    const isOwn = value('company') === ''
    const sent = (name: keyof typeof courier) => (isOwn ? null : value(name).trim() || null)
    const body = { company: sent('company'), status: sent('status'), name: sent('name'), phone: sent('phone') }
    const reason = await change(
      sendCourier,
      body,
      t({ id: 'orderSaid.courier', message: `Order ${id} has its courier` }),
    )
    if (reason === null) setTyped({})
    return reason
  }

  return (
    <CardForm summary={t({ id: 'courier.title', message: 'Courier' })} titleId={titleId} send={send}>
      <SelectField
        label={t({ id: 'courier.company', message: 'Company' })}
        blank={t({ id: 'courier.own', message: 'Our own riders' })}
        options={companies.map((company) => ({ value: company, label: company }))}
        {...field('company')}
      />
      <SelectField
        label={t({ id: 'courier.step', message: 'Step' })}
        blank={t({ id: 'courier.noStep', message: 'None yet' })}
        options={steps}
        {...field('status')}
      />
      <TextField label={t({ id: 'courier.name', message: 'Name' })} maxLength={100} {...field('name')} />
      <TextField type="tel" label={t({ id: 'order.phone', message: 'Phone' })} maxLength={100} {...field('phone')} />
    </CardForm>
  )
}

/** Sends a message to the customer of an order; not available for guests. */
function MessageForm({ order, titleId }: FormProps) {
  const { t } = useLingui()
  const { change } = useOrderChange(order.id)
  const { id } = order
  const [text, setText] = useState('')

  async function send(): Promise<string | null> {
    if (text.trim() === '') return 'empty'
    const reason = await change(
      writeAboutOrder,
      { text },
      t({ id: 'orderSaid.message', message: `Order ${id} has your message` }),
    )
    if (reason === null) setText('')
    return reason
  }

  return (
    <CardForm
      summary={t({ id: 'orderMessage.write', message: 'Write to the customer' })}
      action={t({ id: 'orderMessage.send', message: 'Send' })}
      titleId={titleId}
      send={send}
    >
      <TextArea
        label={t({ id: 'orderMessage.text', message: 'Message' })}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={setText}
      />
    </CardForm>
  )
}
