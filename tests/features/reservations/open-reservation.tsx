import { within } from '@testing-library/react'

import type { WidgetSetup } from '#tests/app/open-widget.tsx'
import { openWidget } from '#tests/app/open-widget.tsx'
import { deskOf } from '#tests/support/desk.ts'
import { enterText } from '#tests/support/enter-text.ts'

export const formPath = '/prenotazioni/prenota-tavolo'

/** The form at a venue: 11 says yes at once, 12 is asked, 13 is blocked, 21 takes deposits, 31 has a page of its own. */
export async function openReservation({ venueId = 11, ...setup }: WidgetSetup = {}) {
  const widget = await openWidget(formPath, { venueId, ...setup })
  const { screen, user } = widget
  const form = async () => within(await screen.findByRole('form', { name: 'Book a table' }))
  return {
    ...widget,
    form,
    /** Chooses a day and a time. */
    async chooseTime(from: string, day: RegExp = /tomorrow/i) {
      const { getByRole } = await form()
      await user.click(getByRole('radio', { name: day }))
      await user.click(getByRole('radio', { name: from }))
    },
    /** Fills in how the guest is reached, and accepts what must be accepted. */
    async sayWho() {
      const { getByRole, findByRole } = await form()
      await enterText(user, getByRole('textbox', { name: /^Name/ }), 'Anna Rossi')
      await enterText(user, getByRole('textbox', { name: /^Phone/ }), '+39 333 555 0199')
      await enterText(user, getByRole('textbox', { name: /^E-mail/ }), 'anna.rossi@example.com')
      await user.click(await findByRole('checkbox', { name: /privacy policy/ }))
    },
    book: async () => user.click((await form()).getByRole('button', { name: 'Book' })),
    /** What the desk of the restaurant sees. */
    async booked() {
      const { reservations } = await deskOf(widget.service, widget.restaurantId).read<{
        reservations: {
          id: number
          status: string
          people: number
          startsAt: string
          notes: string | null
          guest: object
        }[]
      }>('reservations')
      return reservations
    },
  }
}
