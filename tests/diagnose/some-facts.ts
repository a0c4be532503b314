import type { Facts } from '#src/diagnose/facts.ts'

/** Facts of a healthy page, with changes. */
export function someFacts(changes: Partial<Facts> = {}): Facts {
  return {
    page: 'https://shop.example/order',
    isSecure: true,
    isFramedByOther: false,
    options: { restaurant: '1' },
    host: 'https://api.example',
    scripts: ['https://cdn.example/v1/comanda.js'],
    code: 'https://cdn.example/v1/chunks/a/element.js',
    codeFault: null,
    isBrowserTooOld: false,
    versions: { loader: '1.0.0', element: '1.0.0' },
    service: { kind: 'answered', status: 200, reply: { kind: 'restaurant', venueIds: [11], hasCardPayments: true } },
    policies: [],
    violations: [],
    canStore: true,
    isCameraAllowed: true,
    clock: { deviceMs: 1000, serverMs: 0 },
    pushWorker: null,
    colours: { brand: null, text: null, invalid: [] },
    ...changes,
  }
}
