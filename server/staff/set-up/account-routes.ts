import type { AuditFacts } from '#desk/contract/audit.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import { readAccounts, retireAccount, setAccount, testAccount } from '#desk/contract/set-up/accounts.ts'
import { accountOf, accountsInUse, retireAccount as retireRow } from '#server/payments/accounts/account-queries.ts'
import type { AccountFault, AccountFaultReason } from '#server/payments/accounts/account-setup.ts'
import type { AccountPlace } from '#server/payments/accounts/paid-place.ts'
import type { PaymentAccount } from '#server/payments/accounts/payment-account.ts'
import { openSecrets } from '#server/payments/accounts/payment-account.ts'
import type { WebhookEnd } from '#server/payments/accounts/retire-account.ts'
import { endWebhook } from '#server/payments/accounts/retire-account.ts'
import type { TriedAccount } from '#server/payments/accounts/set-account.ts'
import {
  accountsVersion,
  dropTried,
  keepTried,
  registerWalletsOf,
  tryAccount,
} from '#server/payments/accounts/set-account.ts'
import { tryKept } from '#server/payments/accounts/try-kept.ts'
import type { TypedKeys } from '#server/payments/accounts/typed-keys.ts'
import { typedKeys } from '#server/payments/accounts/typed-keys.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import type { DeskDeps } from '#server/staff/desk-deps.ts'
import { accountFaultTexts, accountTexts } from '#server/staff/editing/texts/account-texts.ts'
import { sayIn } from '#server/staff/editing/texts/say.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import { providerNames, publicNameOf, shownAccounts } from './shown-accounts.ts'

type Deps = Pick<DeskDeps, 'payments' | 'publicUrl' | 'siteOrigin' | 'paymentAccounts'>

/**
 * How owners set the accounts that they are paid to (decision 135). The provider is asked before and after the transaction,
 * never in it; what somebody else has changed meanwhile is not written over.
 */
export function accountRoutes(desk: DeskRoutes, deps: Deps) {
  desk.read(readAccounts, ({ member, language, context }) =>
    shownAccounts(placeDeps(deps, context), { restaurantId: member.restaurantId, language }),
  )

  desk.change(setAccount, async (body, call) => {
    const { restaurantId } = call.member
    const { hasSecretsKey, publicUrl } = placeDeps(deps, call.context)
    const restaurant = await restaurantOf(call.db, restaurantId)
    // The list says what is to be done before.
    if (!hasSecretsKey || publicUrl === null || !restaurant) return refuse({ reason: 'unknown' })
    if ((await accountsVersion(call.db, restaurantId)) !== body.version) return refuse({ reason: 'changed' })
    const place: AccountPlace = { restaurant, venueId: body.venueId, kind: body.kind }
    const typed = wantedKeys(body)
    const tried = typed.ok ? await tryNow(deps, { place, typed: typed.value, publicUrl }) : typed
    if (!tried.ok) return refuseFaults(tried.refusal, place.kind, call.language)
    const kept = await keepHere(call, tried.value, body.version)
    if (!kept.ok) return kept
    const wallets = await registerWalletsOf(tried.value, place, { siteOrigin: deps.siteOrigin, publicUrl })
    const say = sayIn(call.language)
    const notes = wallets.flatMap(({ host, isDone }) => (isDone ? [] : [say(accountTexts.walletByHand, { host })]))
    return accept({ ...kept.value, answer: { notes } })
  })

  desk.change(testAccount, async (_body, call) => {
    const account = await accountOf(call.db, call.idOf<'PaymentAccount'>('account'))
    const restaurant = await restaurantOf(call.db, call.member.restaurantId)
    if (!account || !restaurant || account.retiredAt) return refuse({ reason: 'changed' })
    const setup = await setupOf(deps, account)
    const fault = await tryKept(call.db, { restaurant, account, setup }).catch(unreachable)
    const said = fault && sentenceOf(fault.reason, account.kind, call.language)
    return saveChange(call, async () =>
      audited(
        { action: 'account.test', subject: account.id, before: null, after: { works: fault === null } },
        { fault: said },
      ),
    )
  })

  desk.change(retireAccount, async (_body, call) => {
    const { restaurantId } = call.member
    const account = await accountOf(call.db, call.idOf<'PaymentAccount'>('account'))
    if (!account) return refuse({ reason: 'unknown' })
    // Opened first: where the key is missing nothing is changed.
    const setup = await setupOf(deps, account)
    const saved = await saveChange(call, async (tx) => {
      await lockEditing(tx, restaurantId)
      const now = await accountOf(tx, account.id)
      if (!now || now.retiredAt) return refuse({ reason: 'changed' })
      await retireRow(tx, now, call.nowMs)
      return audited({ action: 'account.retire', subject: now.id, before: factsOf(now), after: null })
    })
    if (!saved.ok) return saved
    const end = await endWebhook(call.db, account, setup)
    return accept({ ...saved.value, answer: { notes: endNotes(end, account, call.language) } })
  })
}

/** Emulated providers send to this service by themselves: it needs no address that others reach. */
function placeDeps({ payments, publicUrl, paymentAccounts }: Deps, { req }: DeskCall['context']) {
  const ownAddress = paymentAccounts.isEmulated ? new URL(req.url).origin : null
  return { payments, hasSecretsKey: paymentAccounts.secretsKeys.length > 0, publicUrl: publicUrl ?? ownAddress }
}

type Wanted = { readonly kind: AccountPlace['kind']; readonly mode: 'live' | 'test' }

/** The keys as they were typed, which must be of the mode that is wanted. */
function wantedKeys({ kind, mode, keys }: Wanted & { readonly keys: Readonly<Record<string, string>> }) {
  const environment = mode === 'live' ? 'production' : 'sandbox'
  const named = Object.entries(keys).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]]))
  const typed = typedKeys(kind, { ...Object.fromEntries(named), environment })
  if (!typed.ok || typed.value.mode === mode) return typed
  const reason: AccountFaultReason = mode === 'live' ? 'is-test' : 'is-live'
  return refuse(['publishableKey', 'secretKey'].map((field): AccountFault => ({ field, reason, said: '' })))
}

type Trying = { readonly place: AccountPlace; readonly typed: TypedKeys; readonly publicUrl: string }

async function tryNow(
  { payments: { db, clock }, paymentAccounts: { secretsKeys, makeSetup } }: Deps,
  { place, typed, publicUrl }: Trying,
): Promise<Verdict<TriedAccount, readonly AccountFault[]>> {
  const now = () => clock.now(place.restaurant.id)
  const deps = { db, secretsKeys, publicUrl, makeSetup, now }
  return tryAccount(deps, place, typed).catch(() => refuse([unreachable()]))
}

/** What a provider does that answers nothing, or what nobody understands. */
function unreachable(): AccountFault {
  return { field: '', reason: 'unreachable', said: '' }
}

/** Keeps an account with its row of the audit, or takes its new webhook away again. */
async function keepHere(call: DeskCall, tried: TriedAccount, seen: string) {
  const { account } = tried
  const saved = saveChange(call, async (tx) => {
    const before = (await accountsInUse(tx, account.restaurantId)).find(
      ({ kind, venueId }) => kind === account.kind && venueId === account.venueId,
    )
    const kept = await keepTried(tx, tried, { seen, nowMs: call.nowMs })
    if (!kept.ok) return refuse<Refusal>({ reason: 'changed' })
    const after = { ...factsOf(account), works: true }
    return audited({ action: 'account.set', subject: account.id, before: before ? factsOf(before) : null, after })
  })
  const verdict = await saved.catch(async (error: unknown) => {
    await dropTried(tried)
    throw error
  })
  if (!verdict.ok) await dropTried(tried)
  return verdict
}

function setupOf({ paymentAccounts: { secretsKeys, makeSetup } }: Deps, account: PaymentAccount) {
  return makeSetup({ ...account, secrets: openSecrets(account, secretsKeys) })
}

/** What the audit says of an account: nothing that opens it. */
function factsOf(account: PaymentAccount): AuditFacts {
  const { kind, mode, venueId } = account
  const at = venueId === null ? {} : { venueId }
  return { provider: providerNames[kind], publicName: publicNameOf(account), isLive: mode === 'live', ...at }
}

function sentenceOf(reason: AccountFaultReason, kind: AccountPlace['kind'], language: Language): string {
  return sayIn(language)(accountFaultTexts[reason], { provider: providerNames[kind] })
}

function refuseFaults(faults: readonly AccountFault[], kind: AccountPlace['kind'], language: Language) {
  const said = faults.map(({ field, reason }) => [field, sentenceOf(reason, kind, language)])
  return refuse<Refusal>({ reason: 'invalid', faults: Object.fromEntries(said) })
}

function endNotes(end: WebhookEnd, { kind }: PaymentAccount, language: Language): readonly string[] {
  const say = sayIn(language)
  const provider = providerNames[kind]
  if (end.kind === 'stays') return [say(accountTexts.stillReports, { provider })]
  return end.kind === 'not-removed' ? [say(accountTexts.webhookLeft, { provider })] : []
}
