import { Trans } from '@lingui/react/macro'

/** Text for screen readers: the link opens in a new tab. */
export function NewTabHint() {
  return (
    <span className="visually-hidden">
      {' '}
      <Trans id="action.newTab">(opens in a new tab)</Trans>
    </span>
  )
}
