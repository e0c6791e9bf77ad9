import type { ChildProcess } from 'node:child_process'

/** The whole line: half a number is none. */
const SITE = /https?:\/\/(?:localhost|127\.0\.0\.1):(\d+)\s/

/**
 * The port that a program which was told to take any says that it listens on.
 * @param said all that it has printed so far; it is read on by the caller
 * @param line what another program than ours says, with the port as its group
 * @throws an Error with what it said once it ended
 */
export function portSaid(child: ChildProcess, said: () => string, line = SITE): Promise<number> {
  return new Promise((resolve, reject) => {
    const streams = [child.stdout, child.stderr]
    const look = () => {
      const [, port] = line.exec(said()) ?? []
      if (!port) return
      stop()
      resolve(Number(port))
    }
    const ended = () => {
      stop()
      reject(new Error(`The program ended at start:\n${said()}`))
    }
    const stop = () => {
      for (const stream of streams) stream?.off('data', look)
      child.off('close', ended)
    }
    for (const stream of streams) stream?.on('data', look)
    child.once('close', ended)
    look()
  })
}
