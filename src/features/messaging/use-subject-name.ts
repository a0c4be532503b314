import { useLingui } from '@lingui/react/macro'

import type { ChatOfSubject } from '#src/contract/chat.ts'

/** Name of the order or reservation that a conversation is about [MSG-02, MSG-03]. */
export function useSubjectName(): (about: Pick<ChatOfSubject, 'kind' | 'subjectId'>) => string {
  const { t } = useLingui()
  return ({ kind, subjectId: id }) =>
    kind === 'reservation'
      ? t({ id: 'reservations.title', message: `Reservation #${id}` })
      : t({ id: 'orders.title', message: `Order #${id}` })
}
