import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import packageFile from '../../package.json' with { type: 'json' }
import { withRelease } from './changelog.ts'
import { layOutVersion, movingFolder } from './version-folders.ts'

// `npm run release` says what it would do; `npm run release -- --go` does it. It pushes and publishes nothing.
const { version } = packageFile
const isReal = process.argv.includes('--go')
const folder = 'release'

type Step = { readonly what: string; readonly run: () => void }

const steps: readonly Step[] = [
  { what: 'the working tree is clean', run: expectClean },
  { what: 'every check passes (npm run verify, which builds too)', run: () => command('npm', 'run', 'verify') },
  { what: `CHANGELOG.md gets the heading [${version}]`, run: writeChangelog },
  {
    what: `${folder}/${version}/ and ${folder}/${movingFolder(version)}/ get the build, each with its manifest.json`,
    run: () => layOutVersion('dist', folder, version),
  },
  { what: 'the npm package is packed (npm run package)', run: () => command('npm', 'run', 'package') },
]

for (const [at, { what, run }] of steps.entries()) {
  console.log(`${at + 1}. ${what}`)
  if (isReal) run()
}
console.log(
  isReal
    ? `Left to you: commit the changelog, tag v${version}, upload ${folder}/.`
    : 'Nothing was done. `npm run release -- --go` does it.',
)

function expectClean(): void {
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
  if (stdout.trim() !== '') throw new Error(`Commit or remove first:\n${stdout}`)
}

function writeChangelog(): void {
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync('CHANGELOG.md', withRelease(readFileSync('CHANGELOG.md', 'utf8'), version, day))
}

function command(name: string, ...args: readonly string[]): void {
  const { status } = spawnSync(name, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed.`)
}
