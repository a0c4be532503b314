import { openDemonstration } from '#demo/service/open-demonstration.ts'
import type { ServiceOptions } from '#server/app.ts'
import type { TestService } from '#tests/support/service.ts'
import { forTests } from '#tests/support/service.ts'

import { noon } from './diner.ts'
import { startFilledPostgres } from './filled-postgres.ts'
import type { PostgresServer } from './postgres-server.ts'

export type PostgresService = {
  readonly server: PostgresServer
  readonly service: TestService
  readonly stop: () => Promise<void>
}

/** A service that stands at noon, on a PostgreSQL server of the test's own. */
export async function startPostgresService(programs: string, options: ServiceOptions = {}): Promise<PostgresService> {
  const server = await startFilledPostgres(programs)
  const service = forTests(await openDemonstration({ databaseUrl: server.url, now: () => noon, ...options }))
  return {
    server,
    service,
    stop: async () => {
      await service.close()
      await server.stop()
    },
  }
}
