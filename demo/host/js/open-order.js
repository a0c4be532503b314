// Links of the page that open the widget. Without the widget they work as phone links.

// Calls made before the widget has loaded are queued here; the widget runs them.
window.Comanda ??= function Comanda(...call) {
  ;(window.Comanda.q ??= []).push(call)
}

for (const link of document.querySelectorAll('a[data-order]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    window.Comanda('open', link.dataset.order)
  })
}
