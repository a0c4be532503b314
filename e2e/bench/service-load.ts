import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'

export type BenchService = Awaited<ReturnType<typeof startBenchService>>

type Wish = {
  /** Empty: an embedded database in memory. */
  readonly databaseUrl: string
  readonly keptReplyBytes?: number
  /** Instant at which its clock stands, in ms; left out: it runs. */
  readonly nowMs?: number
}

/** A service in a process of its own, whose time is not shared with the one that sends the calls. */
export async function startBenchService({ databaseUrl, keptReplyBytes, nowMs }: Wish) {
  const args = [databaseUrl, String(keptReplyBytes ?? ''), String(nowMs ?? '')]
  const child = fork('e2e/bench/service-process.ts', args, { execArgv: ['--import', 'tsx'] })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  return {
    origin,
    async cpuMs(): Promise<number> {
      child.send('cpu')
      const [{ cpuMs }] = (await once(child, 'message')) as [{ cpuMs: number }]
      return cpuMs
    },
    async stop(): Promise<void> {
      child.kill()
      await once(child, 'exit')
    },
  }
}

export type Load = {
  readonly path: string
  readonly body: string
  /** Headers of each call, beside those that browsers send. */
  readonly headers?: () => Readonly<Record<string, string>>
  /** Connections, shared out among the services. */
  readonly count: number
  readonly roundMs: number
}

/** Sends one call as browsers do, with brotli, and reads the reply. */
function send(url: string, { body, headers = () => ({}) }: Load, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sentHeaders = { 'Content-Type': 'application/json', 'Accept-Encoding': 'br', ...headers() }
    const sent = request(url, { method: 'POST', agent, headers: sentHeaders }, (reply) => {
      reply.on('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`Status ${reply.statusCode}`))))
      reply.resume()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Calls per second over some connections, and the services' CPU time per call in ms. */
export async function measure(services: readonly BenchService[], load: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: load.count })
  const urls = services.map(({ origin }) => origin + load.path)
  const cpu = async () => (await Promise.all(services.map((service) => service.cpuMs()))).reduce((a, b) => a + b, 0)
  for (const url of urls) await send(url, load, agent)
  const [began, cpuBefore] = [performance.now(), await cpu()]
  let sent = 0
  const untilOver = async (url: string) => {
    while (performance.now() - began < load.roundMs) {
      await send(url, load, agent)
      sent += 1
    }
  }
  await Promise.all(Array.from({ length: load.count }, (_, index) => untilOver(urls[index % urls.length] ?? '')))
  const seconds = (performance.now() - began) / 1000
  const cpuMs = (await cpu()) - cpuBefore
  agent.destroy()
  return { sent, perSecond: sent / seconds, cpuMs: cpuMs / sent }
}
