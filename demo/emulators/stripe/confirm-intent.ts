import type { Database } from '#server/platform/db/database.ts'

import type { IntentRow, MethodRow, Shown } from './intents.ts'
import { intentOfSecret, keepMethod, methodOf, moveIntent } from './intents.ts'
import type { StripeFault } from './stripe-errors.ts'
import type { Fate } from './test-cards.ts'

/** How a confirmation ended; without an answer the browser waits for one that never comes. */
export type Confirmation =
  | { readonly kind: 'moved'; readonly intent: IntentRow }
  | { readonly kind: 'failed'; readonly fault: StripeFault; readonly intent: IntentRow | null }
  | { readonly kind: 'no-answer' }

type Chosen = Partial<Pick<IntentRow, 'paymentMethod' | 'keepsCard'>>
type Confirm = Shown & {
  readonly paymentMethod: string
  /** Keeps the card for its customer. */
  readonly keepsCard: boolean
}

/** Confirms an intent with a card, as Stripe does: an intent that has ended cannot be confirmed again. */
export async function confirmIntent(db: Database, request: Confirm): Promise<Confirmation> {
  const intent = await intentOfSecret(db, request)
  if (!intent) return { kind: 'failed', fault: 'missing', intent: null }
  if (hasEnded(intent)) return { kind: 'failed', fault: 'unexpectedState', intent }
  const method = await methodOf(db, intent.account, request.paymentMethod)
  if (!method || (method.customer !== null && method.customer !== intent.customer))
    return { kind: 'failed', fault: 'missing', intent }
  const chosen = { paymentMethod: method.id, keepsCard: request.keepsCard || intent.kind === 'setup' }
  return meetFate(db, intent, method, chosen)
}

async function meetFate(db: Database, intent: IntentRow, method: MethodRow, chosen: Chosen): Promise<Confirmation> {
  const fate = method.fate as Fate
  switch (fate) {
    case 'timeout':
      return { kind: 'no-answer' }
    case 'approve':
      return succeed(db, intent, method, chosen)
    case 'replyLost':
      await succeed(db, intent, method, chosen)
      return { kind: 'no-answer' }
    case 'challenge':
    case 'challengeThenDecline':
      return moved(await moveIntent(db, intent.id, { ...chosen, status: 'requires_action' }), intent)
    case 'decline':
    case 'insufficientFunds':
    case 'expired':
    case 'wrongCvc':
    case 'processingError': {
      const left = await moveIntent(db, intent.id, { status: 'requires_payment_method' })
      return { kind: 'failed', fault: fate, intent: left ?? intent }
    }
  }
}

/** The result of the bank's challenge. */
export async function answerChallenge(db: Database, shown: Shown, outcome: 'complete' | 'fail'): Promise<Confirmation> {
  const intent = await intentOfSecret(db, shown)
  const method = intent?.paymentMethod ? await methodOf(db, intent.account, intent.paymentMethod) : null
  if (!intent || !method) return { kind: 'failed', fault: 'missing', intent }
  if (intent.status !== 'requires_action') return { kind: 'failed', fault: 'unexpectedState', intent }
  if (outcome === 'complete' && method.fate !== 'challengeThenDecline') return succeed(db, intent, method, {})
  const left = await moveIntent(db, intent.id, { status: 'requires_payment_method' })
  return { kind: 'failed', fault: outcome === 'fail' ? 'unauthenticated' : 'decline', intent: left ?? intent }
}

function hasEnded({ status }: IntentRow): boolean {
  return status === 'succeeded' || status === 'canceled'
}

async function succeed(db: Database, intent: IntentRow, method: MethodRow, chosen: Chosen): Promise<Confirmation> {
  const ended = await moveIntent(db, intent.id, { ...chosen, status: 'succeeded' })
  if (ended?.keepsCard && ended.customer !== null) await keepMethod(db, method.id, ended.customer)
  return moved(ended, intent)
}

function moved(intent: IntentRow | null, before: IntentRow): Confirmation {
  return intent ? { kind: 'moved', intent } : { kind: 'failed', fault: 'unexpectedState', intent: before }
}
