import { Trans } from '@lingui/react/macro'

/** Told to those who do not see that a link leaves the page. */
export function NewTabHint() {
  return (
    <span className="visually-hidden">
      {' '}
      <Trans id="action.newTab">(opens in a new tab)</Trans>
    </span>
  )
}
