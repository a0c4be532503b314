import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'

type OptionTable = NonNullable<ParseArgsConfig['options']>

type Asked<Options extends OptionTable> = {
  /** What `--help` prints: how the command is called, an empty line, what it does. */
  readonly help: string
  readonly options: Options
  /** Words without a name are files; without this they are refused. */
  readonly files?: 'needed' | 'optional'
  /** It does its work without a word too; the others print their help then. */
  readonly needsNothing?: true
}

/**
 * The words of a command line, as `parseArgs` reads them. It ends the process after the help where that is asked for or
 * nothing is said, and with 1 after a sentence where a word is not known.
 */
export function readArguments<const Options extends OptionTable>(asked: Asked<Options>) {
  const words = process.argv.slice(2)
  if (words.includes('--help') || (words.length === 0 && !asked.needsNothing)) end(asked.help, 0)
  try {
    const read = parseArgs({ options: asked.options, strict: true, allowPositionals: asked.files !== undefined })
    return asked.files === 'needed' && read.positionals.length === 0 ? end(asked.help, 0) : read
  } catch (error) {
    return end(`Comanda: ${error instanceof Error ? error.message : String(error)}\n\n${asked.help}`, 1)
  }
}

function end(text: string, code: 0 | 1): never {
  if (code === 0) console.log(text)
  else console.error(text)
  return process.exit(code)
}
