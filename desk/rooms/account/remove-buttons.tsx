import { Trans } from '@lingui/react/macro'

import type { Refusal } from '#desk/contract/refusal.ts'
import { useAccountRefusal } from '#desk/parts/account/use-account-refusal.ts'
import { SecondTap } from '#desk/parts/second-tap.tsx'
import type { useChange } from '#desk/parts/use-change.ts'
import type { Verdict } from '#src/domain/verdict.ts'

type RemoveButtonsProps = {
  /** Id of the element that says what is removed. */
  readonly titleId: string
  readonly remove: (send: ReturnType<typeof useChange>['send']) => Promise<Verdict<object, Refusal>>
  readonly onRemoved: () => void
}

/** Removes somebody or something with the second tap. */
export function RemoveButtons({ titleId, remove, onRemoved }: RemoveButtonsProps) {
  const refusalText = useAccountRefusal()
  return (
    <SecondTap
      titleId={titleId}
      label={<Trans id="account.remove">Remove</Trans>}
      sureLabel={<Trans id="account.removeForGood">Remove for good</Trans>}
      act={remove}
      refusalText={refusalText}
      onDone={onRemoved}
    />
  )
}
