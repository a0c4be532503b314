import { useLingui } from '@lingui/react/macro'

import type { ChatOfSubject } from '#src/contract/chat.ts'

/** What a conversation is about, by its number [MSG-02, MSG-03]. */
export function useSubjectName(): (about: Pick<ChatOfSubject, 'kind' | 'subjectId'>) => string {
  const { t } = useLingui()
  return ({ kind, subjectId: id }) =>
    kind === 'reservation'
      ? t({ id: 'reservations.title', message: `Reservation #${id}` })
      : t({ id: 'orders.title', message: `Order #${id}` })
}
