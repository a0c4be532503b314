import { integrityMap } from './version-folders.ts'

// `npm run -s integrity -- https://cdn.example.com/1.2.3/`: the import map for a page that checks every module.
const [address] = process.argv.slice(2)
if (!address?.endsWith('/')) throw new Error('Name the address of the version, with a slash at its end.')
console.log(`<script type="importmap">${integrityMap('dist', address)}</script>`)
