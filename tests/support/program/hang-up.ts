import { globalAgent } from 'node:http'
import { DISPATCHER } from './own-connection'

/**
 * Parts with every connection of ours in which nothing is under way, as a visitor who has gone: a program that stops waits some
 * seconds for the next request of one that is kept.
 */
export function hangUp() {
  for (const sockets of Object.values(globalAgent.freeSockets))
    for (const socket of sockets ?? []) socket.destroy()
  const kept: { constructor: new () => object; close: () => Promise<void> } | undefined = Reflect.get(
    globalThis,
    DISPATCHER,
  )
  if (!kept) return
  Reflect.set(globalThis, DISPATCHER, new kept.constructor())
  // What is still under way has its answer first.
  void kept.close()
}
