import { proxy, ref } from 'valtio/vanilla'

import type { Id } from '#src/contract/values.ts'

import type { UnpaidPart } from './journal-store.ts'

/** What a question says, in the language of the moment. */
type Question = {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  /** Default: "Cancel". */
  readonly cancelLabel?: string
}

/** Sentences in the language of the moment. */
export type Messages = () => readonly string[]

/**
 * A dialog over the screens; several queue up [ERR-04]. What it says is asked for whenever it is drawn, so that it follows
 * a change of language.
 */
export type DialogRequest =
  | { readonly kind: 'alert'; readonly messages: Messages; readonly title?: (() => string) | undefined }
  | {
      readonly kind: 'confirm'
      readonly ask: () => Question
      readonly answer: (isConfirmed: boolean) => void
    }
  | { readonly kind: 'document'; readonly title: () => string; readonly url: string }
  | { readonly kind: 'time-limit'; readonly message: (() => string | undefined) | null }
  | { readonly kind: 'order-again'; readonly order: AgainRequest }
  | { readonly kind: 'pay-order'; readonly order: UnpaidRequest }

/** The earlier order to order again; a guest needs its token. */
export type AgainRequest = {
  readonly orderId: Id<'Order'>
  readonly venueId: Id<'Venue'>
  readonly token: string | null
  /** The lines stored on this device are all that is needed: the service is not asked for the order (decision 75). */
  readonly isKept?: boolean
}

/** The order to pay, with what this device or the screen knows of its payment. */
export type UnpaidRequest = AgainRequest & { readonly payment: UnpaidPart }

export type Toast = {
  readonly id: string
  readonly text: string
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

export type DialogState = {
  queue: DialogRequest[]
  toast: Toast | null
  /** Minutes in the visible time-limit warning; null = none shows. */
  timeLimitWarning: number | null
}

/** True for a sheet of an order that waits or shows: its button can be tapped again while the code of the sheet loads. */
function isQueued(queue: readonly DialogRequest[], request: DialogRequest): boolean {
  if (!('order' in request)) return false
  const { kind, order } = request
  return queue.some((other) => other.kind === kind && 'order' in other && other.order.orderId === order.orderId)
}

export function createDialogStore() {
  const state = proxy<DialogState>({ queue: [], toast: null, timeLimitWarning: null })
  let toasts = 0
  const open = (request: DialogRequest) => {
    if (!isQueued(state.queue, request)) state.queue.push(ref(request))
  }
  return {
    state,
    open,
    /** Opens messages to agree to; the default title calls for attention. */
    alert: (messages: Messages, title?: () => string) => open({ kind: 'alert', messages, title }),
    /** Opens a question; resolves to true when confirmed. */
    confirm: (ask: () => Question) => new Promise<boolean>((answer) => open({ kind: 'confirm', ask, answer })),
    /** Closes the visible dialog. */
    close() {
      state.queue.shift()
    },
    /** Closes every dialog of a kind, visible or queued. */
    dismiss(kind: DialogRequest['kind']) {
      state.queue = state.queue.filter((request) => request.kind !== kind)
    },
    showToast(toast: Omit<Toast, 'id'>) {
      toasts += 1
      state.toast = ref({ ...toast, id: `toast-${toasts}` })
    },
    /** Hides the toast, whichever it is. */
    hideToast() {
      state.toast = null
    },
    /** Hides one toast: its time can end when the next one has taken its place already. */
    dismissToast(id: string) {
      if (state.toast?.id === id) state.toast = null
    },
    warnOfTimeLimit(minutes: number | null) {
      state.timeLimitWarning = minutes
    },
  }
}
