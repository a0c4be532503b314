import { languages } from '#src/options/languages.ts'

/** Names of files of a build, and what these are there for; the first that fits counts. */
const purposes: readonly (readonly [name: RegExp, purpose: string])[] = [
  [/^comanda\.js$/, 'draws the button, loads the widget when it is needed, answers the commands'],
  [/^element\.js$/, 'defines <comanda-order> by the module of that name in chunks/'],
  [/^diagnose\.js$/, 'the diagnosis, for pages on which the script does not start'],
  [/^push-worker\.js$/, 'shows push messages; imported by a service worker of the page, only where it has one'],
  [new RegExp(`^chunks/[\\w-]+/(${languages.join('|')})(-order|-rest)?\\.js$`), 'texts of the widget in one language'],
  [/\/pure\.js$/, 'loads Stripe.js from js.stripe.com when a diner pays by card or wallet'],
  [/\/paypal-js\.js$/, 'loads the SDK of PayPal from paypal.com when a diner pays by PayPal'],
  [/\/index\d*\.esm\.js$/, 'Firebase, for push messages and for signing in with Google'],
  [/\/(google(-firebase)?|follow-push)\.js$/, 'signing in with Google and push messages, by Firebase'],
  [/\/payment[\w-]*\.js$/, 'payment of an order; card data stays in the frames of the payment provider'],
  [/\/(jsQR|qr-[\w.-]+|table-scanner)\.js$/, 'reads the QR code of a table with the camera or from a photo'],
  [/\/analytics[\w-]*\.js$/, 'writes what is ordered into the dataLayer of the page, after consent'],
  [/\/agents\.js$/, 'lets agents of the browser search the menu and fill the cart, where the tag asks for it'],
  [/\/structured-data\.js$/, 'describes restaurant and menu to search engines, where the tag asks for it'],
  [/^chunks\/[\w-]+\/[\w.-]+\.js$/, 'the widget: the step that its name says, or what steps of that name share'],
]

/** What a file of the build is there for, for the list of scripts of PCI DSS 6.4.3. Throws for an unknown kind of file. */
export function purposeOf(name: string): string {
  const purpose = purposes.find(([pattern]) => pattern.test(name))?.[1]
  if (purpose === undefined) throw new Error(`Say in tools/file-purpose.ts what ${name} is there for.`)
  return purpose
}
