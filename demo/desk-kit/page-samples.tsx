import { Line } from '#desk/app/line.tsx'
import { LostBanner } from '#desk/app/lost-banner.tsx'
import { OpensSoonBanner } from '#desk/app/opens-soon-banner.tsx'
import { PausedBanner } from '#desk/app/paused-banner.tsx'
import { PrintersBanner } from '#desk/app/printers-banner.tsx'
import { ServiceSwitch } from '#desk/app/service-switch.tsx'
import { SignIn } from '#desk/app/sign-in.tsx'
import { WaitingBanner } from '#desk/app/waiting-banner.tsx'
import { DeskError } from '#desk/client/desk-error.ts'
import { ReadFailure } from '#desk/parts/read-failure.tsx'
import { Read } from '#desk/parts/room.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import type { KitSample } from './kit-sample.tsx'
import { InRoom, nothing } from './kit-sample.tsx'

import shell from '#desk/app/shell.css?inline'

declareStyles(shell)

/** What the bar says and does by itself, as `shell.tsx` has it. */
function Bar() {
  return (
    <div className="desk-shell">
      <header className="bar">
        <Line />
        <ServiceSwitch />
      </header>
    </div>
  )
}

const unread = { data: undefined, error: null, refetch: nothing }
const failures = ['offline', 'failed', 'forbidden', 'malformed'] as const

/** What stands around the rooms, and in place of what they show. */
export const pageSamples: readonly KitSample[] = [
  { name: 'sign-in', desk: 'begun', content: <SignIn last="ended" demoMembers={[]} onDone={nothing} /> },
  { name: 'bar-connecting', desk: 'begun', content: <Bar /> },
  { name: 'bar-live', desk: 'evening', content: <Bar /> },
  { name: 'bar-lost', desk: 'lost', content: <Bar /> },
  {
    name: 'banners-lost',
    desk: 'lost',
    content: (
      <>
        <LostBanner />
        <WaitingBanner />
      </>
    ),
  },
  {
    name: 'banners',
    desk: 'troubled',
    content: (
      <>
        <WaitingBanner />
        <OpensSoonBanner />
        <PausedBanner />
        <PrintersBanner />
      </>
    ),
  },
  {
    name: 'not-read',
    desk: 'quiet',
    content: (
      <InRoom>
        <Read of={unread}>{() => null}</Read>
        {failures.map((kind) => (
          <ReadFailure key={kind} error={new DeskError(kind, '')} onRetry={nothing} />
        ))}
      </InRoom>
    ),
  },
]
