import { Trans } from '@lingui/react/macro'

import { ShortWhereNarrow } from '#src/ui/base/short-where-narrow.tsx'

/** The question in the bar above the menu, as long as no time is known. */
export function HowAndWhen() {
  return (
    <ShortWhereNarrow
      whole={<Trans id="wizard.title">How and when?</Trans>}
      short={<Trans id="wizard.when">When</Trans>}
    />
  )
}
