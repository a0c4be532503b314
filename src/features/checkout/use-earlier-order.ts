import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'

/** Checks against the previous order in this device's journal: it may be paid, unpaid, or sent without a reply. */
export function useEarlierOrder() {
  const instance = useInstance()
  const journal = instance.stores.of(createJournalStore)

  /** False, with the reason, when the check itself fails: its code or the service cannot be reached. */
  async function orSayWhy(check: () => Promise<boolean>): Promise<boolean> {
    try {
      return await check()
    } catch (error) {
      instance.stores.dialogs.alert(() => failureMessages(instance.i18n, error))
      return false
    }
  }

  return {
    /** Asks the service about an unpaid order, so that nobody pays twice. False = it is settled now, or nobody can say. */
    isStillUnpaid: () =>
      orSayWhy(async () => {
        if (!isUnpaid(journal.state.entry)) return true
        const { settleUnpaid } = await import('#src/parts/payment/settle-unpaid.ts')
        return (await settleUnpaid(instance)) === 'waiting'
      }),
    /** Asks before a draft is sent that differs from one that is unpaid or whose fate is unknown. */
    confirmsSecondOrder: (fingerprint: string) =>
      orSayWhy(async () => {
        const { entry } = journal.state
        if (!entry || entry.fingerprint === fingerprint) return true
        const questions = () => import('./earlier/earlier-order-questions.ts')
        if (isUnpaid(entry)) return (await questions()).leavesUnpaid(instance, entry)
        return entry.step !== 'sending' || (await questions()).sendsAnother(instance)
      }),
  }
}
