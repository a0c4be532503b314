import { useLingui } from '@lingui/react/macro'

import type { Lack, StepName } from '#desk/contract/set-up/steps.ts'

/** How people call the steps. */
export function useStepNames(): Readonly<Record<StepName, string>> {
  const { t } = useLingui()
  return {
    about: t({ id: 'step.about', message: 'Name and website' }),
    place: t({ id: 'step.place', message: 'Address and contact' }),
    photos: t({ id: 'step.photos', message: 'Photos of the venue' }),
    services: t({ id: 'step.services', message: 'Ways to order' }),
    hours: t({ id: 'step.hours', message: 'Opening hours' }),
    languages: t({ id: 'step.languages', message: 'Languages' }),
    look: t({ id: 'step.look', message: 'Logo and colours' }),
    menu: t({ id: 'step.menu', message: 'Menu' }),
    tables: t({ id: 'step.tables', message: 'Tables' }),
    news: t({ id: 'step.news', message: 'News' }),
    delivery: t({ id: 'step.delivery', message: 'Where you deliver' }),
    payments: t({ id: 'step.payments', message: 'Ways to pay' }),
    questions: t({ id: 'step.questions', message: 'Questions at the checkout' }),
    legal: t({ id: 'step.legal', message: 'Legal texts' }),
    test: t({ id: 'step.test', message: 'Test order' }),
    open: t({ id: 'step.openRestaurant', message: 'Open for orders' }),
  }
}

/** What a step has to hold before orders can come, as sentences. */
export function useLackTexts(): Readonly<Record<Lack, string>> {
  const { t } = useLingui()
  return {
    hours: t({ id: 'lack.hours', message: 'There are no opening hours yet.' }),
    service: t({ id: 'lack.service', message: 'Nothing can be ordered yet: choose a way to order and its times.' }),
    area: t({ id: 'lack.area', message: 'You deliver, and no area is known yet.' }),
    table: t({ id: 'lack.table', message: 'Guests order at the table, and there are no tables yet.' }),
    dish: t({ id: 'lack.dish', message: 'There is no dish on the menu yet.' }),
    payment: t({ id: 'lack.payment', message: 'There is no way to pay yet.' }),
    account: t({
      id: 'lack.account',
      message: 'Diners should pay online, and there is no account yet that the money goes to.',
    }),
  }
}
