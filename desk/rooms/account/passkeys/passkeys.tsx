import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'

import { readPasskeys } from '#desk/contract/passkeys.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'

/** The passkeys of who is signed in [ORD-88]: listed in every browser, added where it has passkeys. */
export function Passkeys() {
  const { passkeys: browser } = useDesk()
  const passkeys = useDeskQuery(readPasskeys)
  const title = useRef<HTMLHeadingElement>(null)
  const goToTitle = () => title.current?.focus()
  return (
    <section className="desk-sheet" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys" ref={title} tabIndex={-1}>
        <Trans id="passkeys.title">Passkeys</Trans>
      </h2>
      <p>
        <Trans id="passkeys.about">
          With a passkey you sign in by finger, face or PIN of your device, without a password. A new password removes
          none: remove here those of a device that you do not have any more.
        </Trans>
      </p>
      <Read of={passkeys}>
        {({ passkeys: all }) =>
          all.length === 0 ? (
            <p>
              <Trans id="passkeys.none">You have no passkey yet.</Trans>
            </p>
          ) : (
            <ul className="passkeys">
              {all.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={goToTitle} />
              ))}
            </ul>
          )
        }
      </Read>
      {browser.isKnown ? (
        <AddPasskey />
      ) : (
        <p>
          <Trans id="passkeys.unsupported">
            None can be added here: they need a current browser, and an address that begins with https and is no number.
          </Trans>
        </p>
      )}
    </section>
  )
}
