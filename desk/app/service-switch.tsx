import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { BellIcon } from '#src/ui/base/late-icons.tsx'

import { SoundSheet } from './sound-sheet.tsx'

/**
 * Begins the service of a day: browsers keep a page silent until somebody taps it, after each load anew. Then it shows what
 * the browser really does, and leads to the sounds.
 */
export function ServiceSwitch() {
  const { t } = useLingui()
  const { sound, startService } = useDesk()
  const state = useSyncExternalStore(sound.subscribe, () => sound.state)
  const [isOpen, setIsOpen] = useState(false)
  if (state === 'off')
    return (
      <Button variant="primary" start={<BellIcon size={20} />} onClick={startService}>
        <Trans id="sound.start">Start service</Trans>
      </Button>
    )
  if (state === 'held')
    return (
      <Button variant="danger" start={<BellIcon size={20} />} onClick={startService}>
        <Trans id="sound.held">Silent: tap to hear orders</Trans>
      </Button>
    )
  return (
    <>
      <Button
        size="small"
        start={<BellIcon size={20} />}
        aria-haspopup="dialog"
        aria-label={t({ id: 'sound.open', message: 'Sound on. Choose the sounds' })}
        onClick={() => setIsOpen(true)}
      >
        <Trans id="sound.on">Sound on</Trans>
      </Button>
      {isOpen && <SoundSheet onClose={() => setIsOpen(false)} />}
    </>
  )
}
