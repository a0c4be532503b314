type AppleWindow = Window & { readonly ApplePaySession?: { readonly canMakePayments: () => boolean } }

/** Whether this browser itself can pay with Apple Pay, whatever a payment provider says. */
export function hasApplePay(): boolean {
  try {
    return (window as AppleWindow).ApplePaySession?.canMakePayments() ?? false
  } catch {
    // Safari throws on pages without https.
    return false
  }
}
