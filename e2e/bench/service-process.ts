import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { serve } from '#tools/serve.ts'

// One service in a process of its own (`service-load.ts`): its time is not shared with the process that sends the calls.
const [databaseUrl, keptReplyBytes, nowMs] = process.argv.slice(2)
const service = await openDemonstration({
  ...(databaseUrl ? { databaseUrl } : { dataDir: 'memory' }),
  ...(keptReplyBytes && { keptReplyBytes: Number(keptReplyBytes) }),
  ...(nowMs && { now: () => Number(nowMs) }),
})
const { origin } = await serve(service.app.fetch)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000 })
})
process.send?.({ origin })
