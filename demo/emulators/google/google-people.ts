import type { GooglePerson } from '#src/contract/sign-in.ts'

/** People to choose from where no real Google is configured: Anna has an account at every restaurant of the demo. */
export const googlePeople: readonly GooglePerson[] = [
  { email: 'anna@example.com', firstName: 'Anna', lastName: 'Rossi' },
  { email: 'giulia.ferri@example.com', firstName: 'Giulia', lastName: 'Ferri' },
  { email: 'marco.sala@example.com', firstName: 'Marco', lastName: 'Sala' },
]
