import { spawnSync } from 'node:child_process'

import { packageFolder, writePackage } from './write-package.ts'

// `npm run package`: the folder that is published, and the file that `npm publish` would upload. Needs a build in `dist`.
const { repository } = await writePackage()
const { status } = spawnSync('npm', ['pack', `./${packageFolder}`, '--pack-destination', 'release', '--silent'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (status !== 0) throw new Error('npm pack failed.')
if (!repository) {
  console.log(
    'This clone has no remote `origin`, so package.json names no repository: npm will not sign where it comes from.',
  )
}
