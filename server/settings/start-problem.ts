/** Errors of Node and of PostgreSQL that an operator can do something about, by their code. */
const knownProblems: ReadonlyMap<string, (error: CodedError) => string> = new Map<
  string,
  (error: CodedError) => string
>([
  ['EADDRINUSE', ({ port }) => `Port ${port} is in use: stop the program that uses it, or set PORT to another one.`],
  ['EACCES', ({ port }) => `Port ${port} is not open to this user: set PORT to another one.`],
  ['ECONNREFUSED', () => unreachable('it refused the connection')],
  ['ECONNRESET', () => unreachable('it ended the connection')],
  ['ENOTFOUND', () => unreachable('its name is not known')],
  ['EAI_AGAIN', () => unreachable('its name cannot be looked up now')],
  ['ETIMEDOUT', () => unreachable('it does not answer')],
  ['EHOSTUNREACH', () => unreachable('there is no way to it')],
  ['ENETUNREACH', () => unreachable('there is no way to it')],
  ['28000', () => unreachable('it knows no such user')],
  ['28P01', () => unreachable('user or password is wrong')],
  ['3D000', () => unreachable('it has no database of this name')],
  ['42501', () => unreachable('its user may not create tables')],
  ['53300', () => unreachable('it has no connection left')],
  ['57P03', () => unreachable('it is starting or stopping')],
])

type CodedError = Error & { readonly code?: unknown; readonly port?: number; readonly syscall?: string }

function unreachable(reason: string): string {
  return `The PostgreSQL server of DATABASE_URL cannot be used: ${reason}.`
}

/** Why the service cannot start, in one sentence and without a stack. */
export function startProblem(error: unknown): string {
  for (const each of causesOf(error)) {
    const known = knownProblems.get(String(each.code))
    // A folder may be closed to this user too: only the network has a port.
    if (known && (each.code !== 'EACCES' || each.syscall === 'listen')) return known(each)
  }
  const [first] = causesOf(error)
  return (first?.message ?? String(error)).split('\n', 1)[0] ?? 'The service cannot start.'
}

/** The error and what caused it, the cause first: drizzle wraps the errors of the driver. */
function causesOf(error: unknown): readonly CodedError[] {
  return error instanceof Error ? [...causesOf(error.cause), error] : []
}
