import packageFile from '../../package.json' with { type: 'json' }

/** Entries that are types alone; a module that holds nothing stands for them when a program imports one. */
const typeEntries = ['types', 'vue', 'svelte', 'preact', 'solid'] as const
const frameworks = {
  react: '>=18',
  '@types/react': '>=18',
  vue: '>=3.3',
  svelte: '>=5',
  preact: '>=10',
  'solid-js': '>=1',
}

const entry = (types: string, module: string) => ({ types: `./types/npm/${types}.d.ts`, default: `./${module}.js` })

/** `package.json` of the published package; `origin` is the address of the repository in git, null without one. */
export function publishedPackage(origin: string | null) {
  const { name, version, description, license } = packageFile
  const url = origin === null ? null : repositoryAddress(origin)
  return {
    name,
    version,
    description,
    keywords: ['restaurant', 'ordering', 'web-component', 'custom-element', 'widget', 'react', 'vue', 'svelte'],
    license,
    ...(url === null ? {} : { repository: { type: 'git', url } }),
    publishConfig: { access: 'public', provenance: true },
    type: 'module',
    main: './index.js',
    types: './types/npm/types.d.ts',
    exports: {
      '.': entry('types', 'index'),
      './loader': entry('loader', 'loader'),
      './react': entry('react', 'react'),
      ...Object.fromEntries(typeEntries.map((one) => [`./${one}`, entry(one, 'types')])),
      './dist/*': './dist/*',
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    customElements: 'custom-elements.json',
    sideEffects: ['./index.js', './dist/**'],
    peerDependencies: frameworks,
    peerDependenciesMeta: Object.fromEntries(Object.keys(frameworks).map((one) => [one, { optional: true }])),
  }
}

/** Address of a repository as npm compares it with that of the build that publishes: `git+https://…`. */
export function repositoryAddress(origin: string): string {
  const path = origin.replace(/^(https?:\/\/|ssh:\/\/)?([^@/]+@)?/, '').replace(/^([^/:]+):/, '$1/')
  return `git+https://${path.replace(/\/$/, '').replace(/(\.git)?$/, '.git')}`
}
