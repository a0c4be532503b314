// Imports every entry, as the server of an app does; prints what they export.
for (const entry of ['', '/loader', '/react', '/vue', '/svelte', '/preact', '/solid', '/types']) {
  const names = Object.keys(await import(`comanda${entry}`))
  console.log([`comanda${entry}`, ...names].join(' '))
}
const { loadComanda } = await import('comanda/loader')
console.log(`loaded: ${await loadComanda({ src: 'https://cdn.example.com/v1/comanda.js', restaurant: 1 })}`)
