import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'

/** After the opening: how guests find the way to order, and the way back [SET-18]. */
export function OpenedNext() {
  return (
    <div className="desk-sheet desk-opening">
      <p>
        <Trans id="opened.title">Your restaurant is open: guests can order. What comes next:</Trans>
      </p>
      <ul>
        <li>
          <Link href="/site">
            <Trans id="opened.site">Put it on your site</Trans>
          </Link>
          <span>
            <Trans id="opened.siteAbout">The code to paste, for what your site is built with.</Trans>
          </span>
        </li>
        <li>
          <Link href="/tables/codes">
            <Trans id="opened.cards">Print the QR cards of your tables</Trans>
          </Link>
          <span>
            <Trans id="opened.cardsAbout">Guests scan them and order at the table.</Trans>
          </span>
        </li>
        <li>
          <Link href="/controls">
            <Trans id="opened.pause">Opened too early? Pause the restaurant</Trans>
          </Link>
          <span>
            <Trans id="opened.pauseAbout">No orders come until you go on.</Trans>
          </span>
        </li>
      </ul>
    </div>
  )
}
