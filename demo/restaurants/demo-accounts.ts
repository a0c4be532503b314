import type { accounts } from '#server/platform/db/schema/account-tables.ts'

type Account = Omit<typeof accounts.$inferInsert, 'restaurantId' | 'createdAt'>

/** The account to try the demo with; its password is `buonappetito`. */
export const anna: Account = {
  username: 'anna@example.com',
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Rossi',
  phone: '+39 333 555 0101',
  language: 'it',
  consents: { f_privacy: true, f_termini: true, f_marketing: false },
  // scrypt hash of "buonappetito", in the format of hashPassword.
  passwordHash: 'scrypt$16384$8$5$1MuSQTp2jXLXAo0pSddTLA$yCKCflwWp3w-43YuMKjJ7hUgzuDYD9YxtUXbNWlf1rk',
}
