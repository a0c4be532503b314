/** The line to the page that opened this frame: it comes with the first message. */
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
