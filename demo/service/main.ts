import { runService } from '#server/run-service.ts'
import { isProductionAsked, processSettings } from '#server/settings/process-settings.ts'

import { openDemonstration } from './open-demonstration.ts'

// `npm run serve:api`: the demonstration's web service alone; with `--production` the one for production instead.
const started = { args: process.argv.slice(2), variables: process.env }
if (isProductionAsked(started)) await import('#server/main.ts')
else await runService(processSettings(started), openDemonstration)
