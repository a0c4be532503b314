import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { usePlacedOrder } from '#src/parts/order/use-placed-order.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import type { DialogRequest } from '#src/state/dialog-store.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'
import { ToastRegion } from '#src/ui/layer/toast.tsx'
// What refuses an action is said here, or beside its field.
import '#src/i18n/late-failure-texts.ts'

import { DishOnItsWay } from './dish-on-its-way.tsx'

import css from './dialogs.css?inline'

declareStyles(css)

const TimeLimitDialog = lazyPart('TimeLimitDialog', () => import('#src/features/cart/time-limit-dialog.tsx'), {
  texts: 'order',
})
const TimeLimitWarning = lazyPart('TimeLimitWarning', () => import('#src/features/cart/time-limit-warning.tsx'), {
  texts: 'order',
})
const OrderAgainDialog = lazyPart('OrderAgainDialog', () => import('#src/features/orders/again/order-again-dialog.tsx'))
const PayOrderSheet = lazyPart('PayOrderSheet', () => import('#src/features/orders/payment/pay-order-sheet.tsx'))
const LauncherPill = lazyPart('LauncherPill', () => import('#src/features/orders/launcher-pill.tsx'))

/**
 * Overlays of all screens: first dialog of the queue, toast, time warning, order state on the button, a dish on its way
 * [SHELL-61, ERR-04].
 */
export function Dialogs() {
  const { stores, clock } = useInstance()
  const { queue, toast } = useSnapshot(stores.dialogs.state)
  const { timeLimitMs } = useSnapshot(stores.draft.state)
  const request = queue[0] as DialogRequest | undefined
  const hasOrdered = usePlacedOrder() !== null
  const startTimer = useCallback((run: () => void, ms: number) => clock.after(ms, run), [clock])
  return (
    <>
      {request && <OpenDialog request={request} />}
      {timeLimitMs !== null && <TimeLimitWarning />}
      {hasOrdered && <LauncherPill />}
      <DishOnItsWay />
      <ToastRegion toasts={toast ? [toast] : []} startTimer={startTimer} onDismiss={stores.dialogs.dismissToast} />
    </>
  )
}

function OpenDialog({ request }: { request: DialogRequest }) {
  const { stores } = useInstance()
  const close = () => stores.dialogs.close()
  switch (request.kind) {
    case 'alert':
      return <MessageDialog request={request} onClose={close} />
    case 'confirm':
      return <ConfirmDialog request={request} onClose={close} />
    case 'document':
      return <DocumentDialog titleOf={request.title} url={request.url} onClose={close} />
    case 'time-limit':
      return <TimeLimitDialog message={request.message} onClose={close} />
    case 'pay-order':
      return <PayOrderSheet order={request.order} onClose={close} />
    case 'order-again':
      return <OrderAgainDialog request={request.order} onClose={close} />
  }
}

type MessageRequest = Extract<DialogRequest, { kind: 'alert' }>

function MessageDialog({ request, onClose }: { request: MessageRequest; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      variant="alert"
      title={request.title?.() ?? t({ id: 'dialog.attention', message: 'ATTENTION' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide onClick={onClose}>
          {t({ id: 'action.ok', message: 'OK' })}
        </Button>
      }
    >
      <AlertList messages={request.messages()} />
    </Dialog>
  )
}

type ConfirmRequest = Extract<DialogRequest, { kind: 'confirm' }>

function ConfirmDialog({ request, onClose }: { request: ConfirmRequest; onClose: () => void }) {
  const { t } = useLingui()
  const { title, text, confirmLabel, cancelLabel } = request.ask()
  const answer = (isConfirmed: boolean) => () => {
    onClose()
    request.answer(isConfirmed)
  }
  return (
    <Dialog
      variant="alert"
      title={title}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={answer(false)}
      footer={
        <ButtonRow>
          <Button onClick={answer(false)}>{cancelLabel ?? t({ id: 'action.cancel', message: 'Cancel' })}</Button>
          <Button variant="primary" onClick={answer(true)}>
            {confirmLabel}
          </Button>
        </ButtonRow>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}

/**
 * A legal document in a frame 500 px high, with a link to open it in a new tab [CHK-08, ACCT-06]. Some documents are
 * drawn by scripts; those run in an origin of their own, reach no storage and lead the page nowhere. Links open outside.
 */
function DocumentDialog({ titleOf, url, onClose }: { titleOf: () => string; url: string; onClose: () => void }) {
  const { t } = useLingui()
  const title = titleOf()
  return (
    <Dialog title={title} closeLabel={t({ id: 'action.close', message: 'Close' })} onClose={onClose}>
      <div className="document">
        <iframe
          src={url}
          title={title}
          height={500}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        />
        <Button variant="text" href={url} target="_blank">
          {t({ id: 'document.newTab', message: 'Open in a new tab' })}
        </Button>
      </div>
    </Dialog>
  )
}
