/** Where Node keeps what holds the connections of `fetch`. */
export const DISPATCHER = Symbol.for('undici.globalDispatcher.1')

/** What holds connections, as `fetch` takes it (`dispatcher`). */
export interface Connections {
  /** Once what is under way has its answer. */
  close: () => Promise<void>
}

/**
 * The one connection of a visitor, as a browser keeps it for him: what several share holds some that nobody uses for seconds, and
 * uses them in the moment in which a server that stops has parted with them.
 */
export function ownConnection(): Connections {
  // Loads Node's client, where nothing has yet.
  new Response()
  const shared: { constructor: new (options: { connections: number }) => Connections } = Reflect.get(
    globalThis,
    DISPATCHER,
  )
  return new shared.constructor({ connections: 1 })
}
