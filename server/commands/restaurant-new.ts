import { jsonText } from '#server/restaurant-file/file-text.ts'
import { newRestaurant } from '#server/restaurant-file/new/new-restaurant.ts'

import { readArguments } from './read-arguments.ts'

const help = `npm run -s restaurant:new -- --name <name> --country <code> --like pizzeria|bistro|chain|fair > restaurant.json

Prints a small file of a restaurant that is right as it stands: change it, then restaurant:check and restaurant:import it.
--key <key> is how the service knows it again (made of the name). A country with several time zones needs --time-zone,
and one that is not in our list --currency too. PUBLIC_URL, where it is set, tells editors where the JSON Schema is.`

const options = {
  name: { type: 'string', default: '' },
  country: { type: 'string', default: '' },
  like: { type: 'string', default: '' },
  key: { type: 'string' },
  'time-zone': { type: 'string' },
  currency: { type: 'string' },
} as const

const { values } = readArguments({ help, options })

const made = newRestaurant({ ...values, timeZone: values['time-zone'], origin: process.env.PUBLIC_URL })
if (made.ok) process.stdout.write(jsonText(made.value))
else {
  for (const sentence of made.refusal) console.error(`Comanda: ${sentence}`)
  process.exitCode = 1
}
