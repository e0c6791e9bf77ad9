import { getPriority, setPriority } from 'node:os'

/**
 * Wishes that a process, or on Linux the thread that asks, stood behind those that answer visitors. It is a wish: where
 * the system refuses it (another user's process, a raise for anyone but root, a filter of system calls), it changes nothing.
 * It is asked for at one place for each process, since only root may take it back.
 * @param niceness as `nice` counts: 19 yields to everybody
 * @param pid none for whoever asks
 */
export function lowerPriority(niceness: number, pid = 0) {
  try {
    if (getPriority(pid) < niceness) setPriority(pid, niceness)
  } catch {
    // Then it is a process like any other.
  }
}
