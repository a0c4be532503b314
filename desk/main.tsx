import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { createSound } from '#desk/alarm/create-sound.ts'
import { keepAwake } from '#desk/alarm/keep-awake.ts'
import { createDevicePush } from '#desk/client/device-push.ts'
import { createKeptLists } from '#desk/client/kept-lists.ts'
import { createPasskeys } from '#desk/client/passkeys.ts'
import { readTableInWorker } from '#desk/client/read-table.ts'
import { openWhatIsTapped, registerWorker } from '#desk/client/register-worker.ts'
import { systemClock } from '#src/integrations/clock.ts'

import './app/late-sheets.ts'
import { adoptDeskStyles } from './app/adopt-desk-styles.ts'
import { DeskApp } from './app/desk-app.tsx'
import { DeskFrame } from './app/desk-frame.tsx'
import { followTheme } from './app/follow-theme.ts'
import { createPageLocation } from './app/page-location.ts'
import { createDesk } from './parts/create-desk.ts'
import type { Desk } from './parts/desk.ts'

/** What a page of this build shows. */
type Shown = (desk: Desk) => ReactNode

/** What an address leads to: the desk, or one of the pages beside it, which are loaded when they are opened (decision 132). */
async function shownAt({ pathname, hash }: Location): Promise<Shown> {
  if (pathname === operatorPage) {
    const { OperatorGate } = await import('./operator/operator-gate.tsx')
    return (desk) => framed(desk, <OperatorGate />)
  }
  if (pathname === invitationPage) {
    const { InvitationPage } = await import('./invitation/invitation-page.tsx')
    // Whoever owns a restaurant since now sets it up first.
    const toDesk = () => window.location.replace('/staff/set-up')
    return (desk) => framed(desk, <InvitationPage token={hash.slice(1)} onDone={toDesk} />)
  }
  return (desk) => <DeskApp desk={desk} location={createPageLocation(window)} />
}

const operatorPage = '/operator'
const invitationPage = '/staff/invitation'
const framed = (desk: Desk, page: ReactNode) => <DeskFrame desk={desk}>{page}</DeskFrame>

/** Shows what the address of the page leads to. */
async function start(): Promise<void> {
  const { pathname } = window.location
  const root = document.createElement('div')
  root.className = 'root desk-page'
  document.body.append(root)
  // The sheets of a page are declared once it is loaded.
  const shown = await shownAt(window.location)
  adoptDeskStyles(document)
  followTheme(root, window.matchMedia('(prefers-color-scheme: dark)'))
  const desk = await createDesk({
    api: pathname === operatorPage ? '/operator/api' : '/staff/api',
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
    readTable: readTableInWorker,
    print: () => window.print(),
    browserLanguages: navigator.languages,
  })
  const isBesideDesk = pathname === operatorPage || pathname === invitationPage
  if (isBesideDesk) await desk.needLateTexts()
  createRoot(root).render(shown(desk))
  if (isBesideDesk) return
  openWhatIsTapped(window)
  await registerWorker(window)
}

void start()
