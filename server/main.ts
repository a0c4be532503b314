import { createService } from './app.ts'
import { runService } from './run-service.ts'
import { processSettings } from './settings/process-settings.ts'

// The web service for production.
const settings = processSettings({ args: process.argv.slice(2), variables: process.env, isProduction: true })
await runService(settings, createService)
