import { spawnSync } from 'node:child_process'

/** Packs the build, as `npm publish` would upload it, before the first host installs it. */
export default function pack(): void {
  const { status } = spawnSync('npm', ['run', 'package', '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  })
  if (status !== 0) throw new Error('The package could not be packed.')
}
