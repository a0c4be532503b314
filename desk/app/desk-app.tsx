import '#src/ui/base/text-of-elements.ts'
import { I18nProvider } from '@lingui/react'
import type { BaseLocationHook } from 'wouter'
import { Router } from 'wouter'

import { DeskProvider } from '#desk/parts/desk-context.tsx'
import type { Desk } from '#desk/parts/desk.ts'
import { QueryProvider } from '#src/query/query-provider.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { LayerProvider } from '#src/ui/layer/layer-provider.tsx'

import { DeskGate } from './desk-gate.tsx'
import { SaidRegion } from './said-region.tsx'

import css from './desk-app.css?inline'

declareStyles(css)

type DeskAppProps = {
  readonly desk: Desk
  /** Where the desk is. */
  readonly location: BaseLocationHook
}

/** The staff desk: the form to sign in, or the rooms of whoever is signed in (decision 51). */
export function DeskApp({ desk, location }: DeskAppProps) {
  return (
    <I18nProvider i18n={desk.i18n}>
      <DeskProvider value={desk}>
        <QueryProvider client={desk.queryClient}>
          <LayerProvider>
            <Router base="/staff" hook={location}>
              <DeskGate />
            </Router>
            <SaidRegion />
          </LayerProvider>
        </QueryProvider>
      </DeskProvider>
    </I18nProvider>
  )
}
