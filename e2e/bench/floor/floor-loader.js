// The least a pasted script can be: a button that loads the bare runtime and its list side by side when it is tapped,
// when it is pointed at (data-intent), or at once (data-warm).
const script = document.currentScript
let isLoading = false
function load() {
  if (isLoading) return
  isLoading = true
  void import(new URL('floor.js', script.src).href)
  void fetch(script.dataset.url).then((response) => response.arrayBuffer())
}
const button = document.body.appendChild(document.createElement('button'))
button.textContent = 'Order now'
button.onclick = () => {
  load()
  const floor = document.createElement('comanda-floor')
  floor.setAttribute('url', script.dataset.url)
  document.body.append(floor)
}
if ('warm' in script.dataset) load()
if ('intent' in script.dataset) button.onpointerenter = load
