import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'wouter'

import { useSignedIn } from '#desk/parts/member-context.tsx'
import { Read } from '#desk/parts/room.tsx'
import { useLazyModule } from '#src/query/use-lazy-module.ts'

import { CodeBox } from './code-box.tsx'
import type { siteCode } from './site-code.ts'
import type { Kind } from './use-kinds.ts'

type PasteStepsProps = {
  readonly kind: Kind
  /** Folder of the documentation; null = nobody knows it. */
  readonly docs: string | null
  readonly wish: Parameters<typeof siteCode>[0]
}

/** The code to copy, and how it gets into the site. */
export function PasteSteps({ kind: { label, places }, docs, wish }: PasteStepsProps) {
  const titleId = useId()
  const { member } = useSignedIn()
  const maker = useLazyModule('site-code', () => import('./site-code.ts'), true)
  return (
    <section className="desk-sheet" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans id="site.steps">How to put it there</Trans>
      </h2>
      <Read of={maker}>
        {(made) => {
          const { code, page } = made.siteCode(wish)
          return (
            <>
              <CodeBox code={code} label={label} />
              <ol>
                <li>{places[wish.surface]}</li>
                <li>
                  <Trans id="site.publish">Publish the site and open it in a private window of your browser.</Trans>
                </li>
                <Seen surface={wish.surface} />
                {member.role === 'owner' && (
                  <li>
                    <Trans id="site.tellPage">
                      Write the address of the page under <Link href="/set-up/about">Set-up</Link>: QR codes of tables
                      and mails lead there.
                    </Trans>
                  </li>
                )}
              </ol>
              {docs !== null && (
                <p>
                  <a href={`${docs}/${page}`} target="_blank" rel="noopener">
                    <Trans id="site.everyStep">Every step, in English</Trans>
                  </a>
                </p>
              )}
            </>
          )
        }}
      </Read>
    </section>
  )
}

/** What is to be seen then. */
function Seen({ surface }: Pick<PasteStepsProps['wish'], 'surface'>) {
  return (
    <li>
      {surface === 'floating' ? (
        <Trans id="site.seen">A button stands in the bottom right corner: press it, and your menu opens.</Trans>
      ) : (
        <Trans id="site.seenInline">Your menu stands at its place.</Trans>
      )}
    </li>
  )
}
