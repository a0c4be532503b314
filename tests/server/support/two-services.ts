import { openDemonstration } from '#demo/service/open-demonstration.ts'
import type { ServiceOptions } from '#server/app.ts'
import type { TestService } from '#tests/support/service.ts'
import { forTests, testSecretsKeys } from '#tests/support/service.ts'

import { noon } from './diner.ts'
import { startFilledPostgres } from './filled-postgres.ts'

export type TwoServices = {
  readonly one: TestService
  readonly other: TestService
  readonly stop: () => Promise<void>
}

/** Two services that stand at noon, on one PostgreSQL server of the test's own; `start` says with what in it. */
export async function startTwoServices(
  programs: string,
  options: ServiceOptions = {},
  start = startFilledPostgres,
): Promise<TwoServices> {
  const server = await start(programs)
  const open = () =>
    openDemonstration({ databaseUrl: server.url, now: () => noon, secretsKeys: testSecretsKeys, ...options })
  const [one, other] = await Promise.all([open(), open()])
  return {
    one: forTests(one),
    other: forTests(other),
    stop: async () => {
      await Promise.all([one.close(), other.close()])
      await server.stop()
    },
  }
}
