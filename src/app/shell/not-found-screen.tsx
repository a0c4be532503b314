import { Trans } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { BareBar } from './top-bar.tsx'

import css from './message-screen.css?inline'

declareStyles(css)

/** Shown for an unknown path: no navigation, a button to home [SHELL-46]. */
export function NotFoundScreen() {
  const { location } = useInstance()
  return (
    <>
      <BareBar />
      <section className="message-screen">
        <ScreenTitle>
          <Trans id="notFound.title">Error 404 Page not found</Trans>
        </ScreenTitle>
        <p>
          <Trans id="notFound.text">There is nothing on this page. Your order is safe.</Trans>
        </p>
        <Button variant="primary" onClick={() => location.navigate(paths.home, { replace: true })}>
          <Trans id="notFound.home">Go to the start</Trans>
        </Button>
      </section>
    </>
  )
}
