import { once } from 'node:events'
import { closeSync, constants, existsSync, openSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

const NAME = 'server.socket'

/**
 * Whether a living process holds the folder, on this side of a container or on the other: numbers of processes mean something
 * on one side alone, a socket in the folder answers on both.
 */
export async function isSocketHeld(folder: string): Promise<boolean> {
  const { path, close } = reach(folder)
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // There is none, or who listened was killed.
    return false
  } finally {
    socket.destroy()
    close()
  }
}

/** Holds it for as long as this process lives. Only for who found that nobody does. @returns what lets it go */
export async function hold(folder: string): Promise<() => void> {
  rmSync(join(folder, NAME), { force: true })
  const { path, close } = reach(folder)
  const server = createServer(socket => socket.destroy())
  server.unref()
  try {
    await once(server.listen(path), 'listening')
  } catch {
    // A file system without sockets: the number of the process has to do.
    close()
    return () => {}
  }
  return () => {
    server.close()
    close()
  }
}

/** A path over 107 bytes cannot be listened on; Linux reaches the folder by what it has open. */
function reach(folder: string) {
  if (!existsSync('/proc/self/fd')) return { path: join(folder, NAME), close: () => {} }
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  return { path: `/proc/self/fd/${descriptor}/${NAME}`, close: () => closeSync(descriptor) }
}
