import { help, readOptions } from './command-line.ts'
import { hasDifferences, jsonReport, textReport } from './print-report.ts'
import { runConformance } from './run-conformance.ts'

const options = readOptions(process.argv.slice(2))
if (typeof options === 'string') {
  const isHelp = options === help
  ;(isHelp ? console.log : console.error)(options)
  process.exit(isHelp ? 0 : 2)
}
const conformance = await runConformance(options)
console.log(options.isJson ? jsonReport(conformance) : textReport(conformance, options))
process.exitCode = hasDifferences(conformance) ? 1 : 0
