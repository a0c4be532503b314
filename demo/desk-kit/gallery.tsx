import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { kitLanguage, kitTheme } from '#demo/kit/kit-page.ts'
import { DeskFrame } from '#desk/app/desk-frame.tsx'
import { MemberProvider } from '#desk/parts/member-context.tsx'

import { member } from './fixed-restaurant.ts'
import type { KitDesks } from './kit-desks.ts'
import type { KitSample } from './kit-sample.tsx'

type GalleryProps = { readonly samples: readonly KitSample[]; readonly desks: KitDesks }

/** The samples below one another, all in one tree, so that no two elements get the same id. */
export function Gallery({ samples, desks }: GalleryProps) {
  return samples.map((sample) => <Stage key={sample.name} sample={sample} desks={desks} />)
}

type StageProps = { readonly sample: KitSample; readonly desks: KitDesks }

/** A sample as the page of the desk would show it, on the ground of that page and in its contexts. */
function Stage({ sample: { name, desk, isWide, content }, desks }: StageProps) {
  return (
    <section data-wide={isWide}>
      <h2 id={name}>{name.replaceAll('-', ' ')}</h2>
      <div data-sample={name}>
        <div className="root desk-page kit-stage" data-theme={kitTheme} lang={kitLanguage}>
          <DeskFrame desk={desks[desk]}>
            <Router base="/staff" hook={memoryLocation({ path: '/staff', static: true }).hook}>
              <MemberProvider value={{ member, showsMails: false }}>
                <div className="kit-content">{content}</div>
              </MemberProvider>
            </Router>
          </DeskFrame>
        </div>
      </div>
    </section>
  )
}
