/** Address of one call of the web service: `{host}/{language}/webservice{path}` [API-01]. */
export function serviceUrl(host: string, language: string, path: string): string {
  return `${host}/${language}/webservice${path}`
}
