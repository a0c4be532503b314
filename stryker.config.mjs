/** The files to change; those about money in the service have slow tests, which are run for them only. */
const files = {
  rules: ['src/domain/**/*.ts', 'src/state/**/*.ts'],
  money: [
    'server/orders/{judge-order,check-code,check-rewards,check-total,price-lines,paid-order,undo-credit,vat-of-new-order,order-vat}.ts',
    'server/payments/{charge-card,charge-paypal,check-amount,find-payable,lapse-unpaid,settle-payment}.ts',
    'server/savings/*.ts',
  ],
}

/** `npm run mutants`: changes rules in small ways, runs their tests for each change, and prints what no test notices. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: process.env.COMANDA_MUTANTS === 'money' ? files.money : files.rules,
  // Tests of the rest of the house are not run, so they are not copied.
  ignorePatterns: [
    '*',
    ...['src', 'server', 'demo', 'tests', 'tools'].flatMap((room) => [`!${room}`, `!${room}/**`]),
    '!package.json',
    '!vitest.mutants.config.ts',
  ],
  // TypeScript 7 has no API for JavaScript: Stryker can neither rewrite a tsconfig.json nor check types with it. No
  // file has this name, so it does not try.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: 'test-results/mutants/index.html' },
  jsonReporter: { fileName: 'test-results/mutants/mutants.json' },
  tempDirName: 'test-results/mutants/copy',
  cleanTempDir: 'always',
  thresholds: { high: 95, low: 90, break: 90 },
}
