import type { App } from './answer.ts'
import type { DatabaseState } from './db/migration-state.ts'

type HealthDeps = {
  /** Answers within a second. */
  readonly databaseState: () => Promise<DatabaseState>
  readonly isClosing: () => boolean
}

const texts = {
  ready: 'ready',
  unreachable: 'database unreachable',
  outdated: 'database lacks migrations',
} as const satisfies Record<DatabaseState, string>

/**
 * What supervisors and balancers ask: `/livez` is answered while the process lives (start it anew when it is not),
 * `/readyz` with 200 while it can serve calls (send it none when it cannot).
 */
export function healthRoutes(app: App, { databaseState, isClosing }: HealthDeps) {
  app.get('/livez', (context) => context.json({ status: 'alive' }))
  app.get('/readyz', async (context) => {
    if (isClosing()) return context.json({ status: 'closing' }, 503)
    const state = await databaseState()
    return context.json({ status: texts[state] }, state === 'ready' ? 200 : 503)
  })
}
