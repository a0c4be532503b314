import type { Page } from '@playwright/test'

/**
 * Counts the nodes that memory still holds after a garbage collection although they are not in the page. Chromium only.
 */
export async function countDetachedNodes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Node.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: countDetached.toString(),
    returnByValue: true,
  })
  await session.detach()
  return result.value as number
}

/**
 * Runs in the page, so it uses nothing from this module. Prototypes of nodes are found too: they own a constructor, and
 * their getters throw.
 */
function countDetached(this: readonly Node[]): number {
  return this.filter((node) => !Object.hasOwn(node, 'constructor') && !node.isConnected).length
}
