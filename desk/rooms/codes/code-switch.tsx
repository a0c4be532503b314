import { Trans, useLingui } from '@lingui/react/macro'

import type { CodeFacts } from '#desk/contract/savings.ts'
import { setCodeActive } from '#desk/contract/savings.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

type CodeSwitchProps = { readonly name: string; readonly facts: CodeFacts }

/** Ends a code, or starts it again, at once: what is typed in its form stays as it is. */
export function CodeSwitch({ name, facts: { id, isActive } }: CodeSwitchProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()

  async function toggle() {
    const answer = await send(setCodeActive, { code: id }, { isActive: !isActive })
    if (!answer.ok) return
    say(
      isActive
        ? t({ id: 'codes.ended', message: `${name} has ended` })
        : t({ id: 'codes.started', message: `${name} holds again` }),
    )
  }

  return (
    <div>
      <Button
        size="small"
        isBusy={isPending}
        aria-label={
          isActive
            ? t({ id: 'codes.endThis', message: `End ${name}` })
            : t({ id: 'codes.startThis', message: `Start again ${name}` })
        }
        onClick={() => void toggle()}
      >
        {isActive ? <Trans id="codes.end">End</Trans> : <Trans id="codes.start">Start again</Trans>}
      </Button>
      <AlertList messages={failure === null ? [] : [failure]} />
    </div>
  )
}
