import { Trans, useLingui } from '@lingui/react/macro'

import { readMails } from '#desk/contract/mails.ts'
import { formatStamp } from '#desk/parts/formats.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { MessageIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './mails-room.css?inline'

declareStyles(css)

/** The mails that customers have got; only the demonstration has this room. */
export function MailsRoom() {
  const { i18n } = useLingui()
  const mails = useDeskQuery(readMails)
  return (
    <Room title={<Trans id="mails.title">Mails</Trans>}>
      <p className="hint">
        <Trans id="mails.about">What customers got. Only the demonstration shows it.</Trans>
      </p>
      <Read of={mails}>
        {({ mails: all }) =>
          all.length === 0 ? (
            <EmptyState icon={<MessageIcon size={32} />}>
              <Trans id="mails.none">No mail has been sent yet.</Trans>
            </EmptyState>
          ) : (
            <ul className="desk-cards desk-mails">
              {all.map(({ id, subject, recipient, body, createdAt }) => (
                <li key={id} className="desk-sheet">
                  <div>
                    <h2>{subject}</h2>
                    <p className="hint">
                      <Trans id="mails.to">To {recipient}</Trans>
                      {' · '}
                      {formatStamp(createdAt, i18n.locale)}
                    </p>
                  </div>
                  <p className="text">{body}</p>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
    </Room>
  )
}
