import { readCommandLine, readSettings } from './read-settings.ts'
import { helpText } from './settings-table.ts'
import type { Settings } from './settings.ts'
import { startProblem } from './start-problem.ts'

type Started = {
  readonly args: readonly string[]
  readonly variables: Readonly<Record<string, string | undefined>>
}

/** Whether the words of the command line, or NODE_ENV, ask for production. */
export function isProductionAsked({ args, variables }: Started): boolean {
  return args.includes('--production') || variables.NODE_ENV === 'production'
}

/**
 * The settings of this process; those of production need more. When they are wrong, or help is asked for, it says so and
 * ends.
 */
export function processSettings({
  args,
  variables,
  isProduction = false,
}: Started & { isProduction?: boolean }): Settings {
  const line = readCommandLine(args)
  if (!line.ok) return endWith(line.refusal)
  if (line.value.wantsHelp) {
    process.stdout.write(`${helpText()}\n`)
    process.exit(0)
  }
  const read = readSettings(variables, { isProduction })
  return read.ok ? read.value : endWith(read.refusal)
}

/** The settings of `npm start` and `npm run dev`, which are the demonstration and nothing else. */
export function demoSettings(variables: Started['variables']): Settings {
  if (variables.NODE_ENV === 'production')
    endWith(['This is the demonstration: `npm run serve:api -- --production` starts the service for production.'])
  return processSettings({ args: [], variables })
}

/** Runs what starts a service; what stops it is said in one sentence, and the process ends with 1. */
export async function startOrEnd<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start()
  } catch (error) {
    return endWith([startProblem(error)])
  }
}

function endWith(problems: readonly string[]): never {
  process.stderr.write(problems.map((problem) => `Comanda: ${problem}\n`).join(''))
  process.exit(1)
}
