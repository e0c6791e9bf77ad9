import { startChild } from './gateways/child-process/child-process'
import type { PackedFile, SiteDrawer, SiteOrder } from './sites/site-drawer'

/** A site has some thirty pages at most, a few milliseconds each. */
const BOUNDS = { deadlineMs: 60_000, memoryBytes: 1024 * 1024 * 1024, niceness: 10 }

/**
 * Draws in a process that stands behind visitors: thirty pages, and thirty files packed twice by as many threads as wish to,
 * were felt by everybody who visited meanwhile (decision 0275). It begins with the first site and ends after a minute.
 */
export function childSiteDrawer(): SiteDrawer {
  const child = startChild<SiteOrder, PackedFile[]>('site-drawer-program', BOUNDS)
  return { draw: child.run, stop: child.stop }
}
