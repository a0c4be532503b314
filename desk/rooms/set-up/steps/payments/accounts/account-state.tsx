import { Trans, useLingui } from '@lingui/react/macro'

import type { ShownAccount } from '#desk/contract/set-up/accounts.ts'
import { formatDayOf, formatStamp } from '#desk/parts/formats.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '#src/ui/base/more-icons.tsx'

/** Whether an account works, as far as it is known; a mark beside the words, so that colour is not all that says it. */
export function AccountState({ account }: { readonly account: ShownAccount }) {
  const state = stateOf(account)
  const Icon = { waits: WarningIcon, refused: WarningIcon, works: CheckIcon, untested: InfoIcon }[state]
  return (
    <p className="state" data-state={state}>
      <Icon size={20} />
      <span>
        <Words state={state} account={account} />
      </span>
    </p>
  )
}

type State = 'waits' | 'refused' | 'works' | 'untested'

function stateOf({ webhook, tested }: ShownAccount): State {
  if (webhook) return 'waits'
  if (!tested) return 'untested'
  return tested.works ? 'works' : 'refused'
}

function Words({ state, account: { since, tested } }: { readonly state: State; readonly account: ShownAccount }) {
  const { i18n } = useLingui()
  const at = formatStamp(tested?.at ?? since, i18n.locale)
  const day = formatDayOf(since, i18n.locale)
  switch (state) {
    case 'waits':
      return <Trans id="accounts.waits">Waits for its webhook: diners are not offered it yet.</Trans>
    case 'works':
      return <Trans id="accounts.works">Works, tested on {at}</Trans>
    case 'refused':
      return (
        <Trans id="accounts.refused">Refused when it was tested on {at}: enter other keys, or test it again.</Trans>
      )
    case 'untested':
      return <Trans id="accounts.untested">In use since {day}</Trans>
  }
}
