/** Why something was not changed, where that is not to be seen from its state: the card says it. */
export const refusals = {
  'paid-with-others':
    'Not cancelled: a payment at the table pays for this order and for others. Refund its part at the payment provider.',
  'slot-over':
    'Not confirmed: its time is over. Type an expected time that is still to come, save it and confirm again, or refuse the order.',
  'ends-before-it-begins': 'Not saved: the expected time ends before it begins.',
}

/** The same of a reservation, whose time the desk does not change. */
export const seatRefusals = {
  'slot-over': 'Not confirmed: its time is over. Refuse it: the guest is told and gets a deposit back.',
}
