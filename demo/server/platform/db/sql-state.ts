/** PostgreSQL's five-letter code of what made a query fail, such as `40P01`; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  // drizzle wraps the error of the driver.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null
}
