/**
 * Waits for the page's first message, which transfers the port; resolves to a function that sends messages to the page.
 */
export function whenOpened(onMessage) {
  return new Promise((resolve) => {
    window.addEventListener('message', ({ data, ports: [line] }) => {
      if (data !== 'comanda-stripe' || !line) return
      line.addEventListener('message', (event) => onMessage(event.data))
      line.start()
      resolve((message) => line.postMessage(message))
    })
  })
}
