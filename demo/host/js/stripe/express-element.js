import { createElement } from './create-element.js'
import { openFrame } from './open-frame.js'

const wallets = { applePay: 'apple_pay', googlePay: 'google_pay' }

/**
 * Emulates Apple Pay and Google Pay. Available when the page sets `window.__comandaWallet = 'applePay'` (or
 * 'googlePay'). The device's payment sheet is emulated by a frame in the top layer.
 */
export function createExpressElement(_options, locale) {
  return createElement('expressCheckout', ({ emit }) => {
    const wallet = wallets[window.__comandaWallet]
    const available = wallet ? { applePay: wallet === 'apple_pay', googlePay: wallet === 'google_pay' } : undefined
    const line = openFrame('wallet-button', {
      title: 'Secure payment button frame',
      onReady: () => line.send({ kind: 'start', wallet: wallet ?? null, locale }),
      onMessage: ({ kind }) => {
        if (kind === 'ready') emit('ready', available ? { availablePaymentMethods: available } : {})
        if (kind === 'press' && wallet) press()
      },
    })
    const height = wallet ? '44px' : '0'
    for (const [name, value] of Object.entries({ border: 'none', width: '100%', height, display: 'block' }))
      line.frame.style.setProperty(name, value)

    const expressPaymentType = wallet ?? 'apple_pay'
    function press() {
      let isDecided = false
      const once = (act) => (details) => {
        if (isDecided) return
        isDecided = true
        act(details)
      }
      emit('click', {
        expressPaymentType,
        resolve: once(() => openSheet()),
        reject: once(() => undefined),
      })
    }

    function openSheet() {
      const sheet = openFrame('wallet-sheet', {
        title: wallet === 'apple_pay' ? 'Apple Pay' : 'Google Pay',
        onReady: () => sheet.send({ kind: 'start', wallet, locale }),
        onMessage: ({ outcome }) => {
          sheet.close()
          if (outcome === 'cancel') return emit('cancel')
          emit('confirm', { expressPaymentType, paymentFailed: () => undefined, billingDetails: undefined })
        },
      })
      Object.assign(sheet.frame.style, {
        position: 'fixed',
        inset: 'auto 0 0',
        width: '100%',
        height: '220px',
        border: 'none',
      })
      sheet.frame.style.setProperty('margin', '0 auto')
      sheet.frame.style.setProperty('padding', '0')
      sheet.frame.style.setProperty('background', 'transparent')
      sheet.frame.style.setProperty('max-width', '480px')
      sheet.frame.popover = 'manual'
      document.body.append(sheet.frame)
      sheet.frame.showPopover()
    }

    return { ...line, wallet }
  })
}
