import { MessageChannel } from 'node:worker_threads'

/** Smaller ones are soon forgotten, and lie in a memory that others share. */
const WORTH_IT = 16 * 1024

/** Nobody is at its other end: what is sent there is let go at once. */
const { port1: nowhere, port2 } = new MessageChannel()
port2.close()
nowhere.unref()

/**
 * Gives the memory of bytes back that nobody looks at again; they are empty then. It lies outside V8's heap: left to itself it waits for
 * a collection of garbage, and every 64 MB of it make V8 look through the whole heap.
 */
export function giveBack(bytes: Uint8Array) {
  const { buffer, byteLength } = bytes
  if (byteLength < WORTH_IT || byteLength !== buffer.byteLength || !(buffer instanceof ArrayBuffer)) return
  nowhere.postMessage(null, [buffer])
}
