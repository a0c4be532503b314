import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import type { AlarmKind } from '#desk/alarm/alarm-kinds.ts'
import { alarmKinds, alarms } from '#desk/alarm/alarm-kinds.ts'
import type { Loudness } from '#desk/alarm/volumes.ts'
import { loudnessOf } from '#desk/alarm/volumes.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { Read } from '#desk/parts/room.tsx'
import { useLateCode } from '#desk/parts/use-late-code.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import css from './sound-sheet.css?inline'

declareStyles(css)

/** How loud each kind of event rings in this browser, with a test of each. */
export function SoundSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      variant="dialog"
      title={<Trans id="sound.title">Sounds</Trans>}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
    >
      <div className="desk-sounds">
        <p className="hint">
          <Trans id="sound.about">What waits rings until somebody answers, louder in steps.</Trans>
        </p>
        {alarmKinds.map((kind) => (
          <SoundRow key={kind} kind={kind} />
        ))}
        <LateNotifyDevice />
      </div>
    </Dialog>
  )
}

/** Its code comes when the sheet is opened. */
function LateNotifyDevice() {
  const code = useLateCode('notify-device', () => import('./notify-device.tsx'))
  return <Read of={code}>{({ NotifyDevice }) => <NotifyDevice />}</Read>
}

function SoundRow({ kind }: { readonly kind: AlarmKind }) {
  const { t } = useLingui()
  const { sound, volumes } = useDesk()
  const chosen = useSyncExternalStore(volumes.subscribe, () => volumes.all[kind])
  const name = {
    orders: t({ id: 'sound.orders', message: 'New orders' }),
    calls: t({ id: 'sound.calls', message: 'Calls from tables' }),
    reservations: t({ id: 'sound.reservations', message: 'New reservations' }),
    messages: t({ id: 'sound.messages', message: 'Messages' }),
  }[kind]
  const texts: Readonly<Record<Loudness, string>> = {
    loud: t({ id: 'sound.loud', message: 'Loud' }),
    soft: t({ id: 'sound.soft', message: 'Soft' }),
    off: t({ id: 'sound.off', message: 'Off' }),
  }
  const options = (['loud', 'soft', 'off'] as const).map((value) => ({ value, label: texts[value] }))
  return (
    <div className="row">
      <SelectField
        label={name}
        value={chosen}
        options={options}
        onChange={(loudness) => volumes.choose(kind, loudness as Loudness)}
      />
      <Button
        isDisabled={chosen === 'off'}
        aria-label={t({ id: 'sound.test', message: `Play: ${name}` })}
        onClick={() => sound.play(alarms[kind].tones, loudnessOf(chosen))}
      >
        <Trans id="sound.play">Play</Trans>
      </Button>
    </div>
  )
}
