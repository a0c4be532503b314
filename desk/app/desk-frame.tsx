import '#src/ui/base/text-of-elements.ts'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'

import { DeskProvider } from '#desk/parts/desk-context.tsx'
import type { Desk } from '#desk/parts/desk.ts'
import { QueryProvider } from '#src/query/query-provider.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { LayerProvider } from '#src/ui/layer/layer-provider.tsx'

import { SaidRegion } from './said-region.tsx'

import css from './desk-frame.css?inline'

declareStyles(css)

type DeskFrameProps = { readonly desk: Desk; readonly children: ReactNode }

/** What every page of this build stands in: texts, calls, layers, and what was just said. */
export function DeskFrame({ desk, children }: DeskFrameProps) {
  return (
    <I18nProvider i18n={desk.i18n}>
      <DeskProvider value={desk}>
        <QueryProvider client={desk.queryClient}>
          <LayerProvider>
            {children}
            <SaidRegion />
          </LayerProvider>
        </QueryProvider>
      </DeskProvider>
    </I18nProvider>
  )
}
