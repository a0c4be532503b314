import { createRoot } from 'react-dom/client'

import { createSound } from '#desk/alarm/create-sound.ts'
import { keepAwake } from '#desk/alarm/keep-awake.ts'
import { createDevicePush } from '#desk/client/device-push.ts'
import { createKeptLists } from '#desk/client/kept-lists.ts'
import { createPasskeys } from '#desk/client/passkeys.ts'
import { openWhatIsTapped, registerWorker } from '#desk/client/register-worker.ts'
import { systemClock } from '#src/integrations/clock.ts'

import { adoptDeskStyles } from './app/adopt-desk-styles.ts'
import { DeskApp } from './app/desk-app.tsx'
import { DeskFrame } from './app/desk-frame.tsx'
import { followTheme } from './app/follow-theme.ts'
import { createPageLocation } from './app/page-location.ts'
import { createDesk } from './parts/create-desk.ts'

/** The staff desk on its page at `/staff`, the page of an invitation to it, and that of the operators (decision 132). */
async function start(): Promise<void> {
  const { pathname } = window.location
  const isOperator = pathname === '/operator'
  const root = document.createElement('div')
  root.className = 'root desk-page'
  document.body.append(root)
  adoptDeskStyles(document)
  followTheme(root, window.matchMedia('(prefers-color-scheme: dark)'))
  const desk = await createDesk({
    api: isOperator ? '/operator/api' : '/staff/api',
    fetch: (...call) => window.fetch(...call),
    openNews: () => new EventSource('/staff/api/events'),
    clock: systemClock,
    sound: createSound(() => new AudioContext()),
    keepAwake: () => keepAwake({ document, wakeLock: navigator.wakeLock }),
    showBadge: (count) => void navigator.setAppBadge?.(count).catch(() => undefined),
    kept: localStorage,
    lists: createKeptLists(window.caches),
    devicePush: createDevicePush(window),
    passkeys: createPasskeys(window),
    print: () => window.print(),
    browserLanguages: navigator.languages,
  })
  const page = createRoot(root)
  if (isOperator) {
    const { OperatorGate } = await import('./operator/operator-gate.tsx')
    page.render(
      <DeskFrame desk={desk}>
        <OperatorGate />
      </DeskFrame>,
    )
    return
  }
  if (pathname === '/staff/invitation') {
    const { InvitationPage } = await import('./invitation/invitation-page.tsx')
    const token = window.location.hash.slice(1)
    page.render(
      <DeskFrame desk={desk}>
        <InvitationPage token={token} onDone={() => window.location.replace('/staff')} />
      </DeskFrame>,
    )
    return
  }
  page.render(<DeskApp desk={desk} location={createPageLocation(window)} />)
  openWhatIsTapped(window)
  await registerWorker(window)
}

void start()
