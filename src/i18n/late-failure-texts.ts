import { msg } from '@lingui/core/macro'

import { addLateTexts } from './failure-text.ts'

// Texts for the codes of contract 4.2 that only an action of the diner can get. This module is loaded with the dialogs, the
// texts in a language with the first touch (`tools/chunk-steps.ts`).
addLateTexts({
  ACCOUNT_NOT_FOUND: msg({ id: 'failure.accountNotFound', message: 'No account matches these details.' }),
  ACCOUNT_NEEDED: msg({ id: 'failure.accountNeeded', message: 'This order needs an account: sign in or register.' }),
  PRODUCT_NOT_AVAILABLE: msg({ id: 'failure.productNotAvailable', message: 'This product is not available.' }),
  ORDER_TIME_EXPIRED: msg({
    id: 'failure.orderTimeExpired',
    message: 'The time to complete the order ran out. Choose a new time slot.',
  }),
  TOTAL_CHANGED: msg({
    id: 'failure.totalChanged',
    message: 'Some prices have changed. Check the new total, then confirm again.',
  }),
  NOT_ENOUGH_SEATS: msg({ id: 'failure.notEnoughSeats', message: 'There are not enough seats.' }),
  NO_SLOTS_FOR_ADDRESS: msg({ id: 'wizard.noSlotForAddress', message: 'No time slots for this address' }),
  MIN_SPEND: msg({ id: 'failure.minSpend', message: 'The order is below the minimum for this address.' }),
  PAYMENT_MODE_NOT_AVAILABLE: msg({
    id: 'failure.paymentModeNotAvailable',
    message: 'This payment method is not available any more. Choose another one.',
  }),
  PAYMENT_UNDECIDED: msg({
    id: 'failure.paymentUndecided',
    message: 'The bank is still deciding about this payment. Try again in a moment.',
  }),
  ORDER_NOT_FOUND: msg({ id: 'failure.orderNotFound', message: 'We could not find this order.' }),
  ADDRESS_NOT_FOUND: msg({ id: 'failure.addressNotFound', message: 'We could not find this address.' }),
  ADDRESS_MODE_CHANGED: msg({
    id: 'failure.addressModeChanged',
    message: 'The way addresses are managed has changed. Delete this address and create it again.',
  }),
  ADDRESS_NOT_EDITABLE: msg({ id: 'failure.addressNotEditable', message: 'This address can no longer be changed.' }),
  ADDRESS_INVALID: msg({
    id: 'failure.addressInvalid',
    message: 'This address is not valid. Try again, else create a new one.',
  }),
  ADDRESS_NOT_SERVED: msg({ id: 'address.notServed', message: 'No restaurant serves the entered address.' }),
  GROUP_NOT_FOUND: msg({
    id: 'group.unknown',
    message: 'We do not know this group order. Ask your friends for a new link.',
  }),
  GROUP_FULL: msg({ id: 'failure.groupFull', message: 'This group is full.' }),
  GROUP_ENDED: msg({ id: 'group.closed', message: 'This group order has ended' }),
  GROUP_ORDERED: msg({ id: 'failure.groupOrdered', message: 'The group has already ordered.' }),
  GROUP_NOT_LEAD: msg({ id: 'failure.groupNotLead', message: 'Only the person who places the order can do this.' }),
  GROUP_PART_CHANGED: msg({
    id: 'failure.groupPartChanged',
    message: 'Your dishes have changed in the meantime: check them.',
  }),
  GROUP_CHANGED: msg({ id: 'failure.groupChanged', message: 'The dishes of the group have changed: check the order.' }),
})
