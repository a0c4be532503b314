import { useSyncExternalStore } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { ToastRegion } from '#src/ui/layer/toast.tsx'

/** What the desk has just said. */
export function SaidRegion() {
  const { said, clock } = useDesk()
  const toasts = useSyncExternalStore(said.subscribe, () => said.all)
  return <ToastRegion toasts={toasts} onDismiss={said.dismiss} startTimer={(run, ms) => clock.after(ms, run)} />
}
