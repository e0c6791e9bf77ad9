import type { Readable } from 'node:stream'
import type { ClosureState } from '~/domain/site/online/site-closure'
import type { RevisionFile } from './revision-file'

/**
 * The published sites on disk (SITES_DIR), which the web server reads as well:
 *
 *     sites/{id}/{revision}-{digest}/   one revision, which never changes
 *     sites/{id}/{reason}-{digest}/     what is shown in its place (`domain/site/online/site-closure`)
 *     sites/{id}/current                → the one that is served
 *     hosts/{host}                      → ../sites/{id}/current, or the host in whose place it is asked for
 *
 * A visitor is given what `hosts/{host}` leads to. What switches is one rename of one link, so that every host of a site, and
 * every copy of the program, turns at the same moment; a kill leaves the old revision or the new one, whole.
 */
export interface SitesFolder {
  /**
   * Lays a revision down, durable, or what is shown in its place.
   * @param name the number of the revision, or the reason why it is not shown
   * @returns the name of its folder; nobody is shown it yet
   */
  lay: (site: string, name: number | ClosureState, files: readonly RevisionFile[]) => Promise<string>
  /** Shows a revision that was laid down; null shows none. @returns what was shown before */
  show: (site: string, folder: string | null) => Promise<string | null>
  /** What is shown now; null: nothing. */
  shown: (site: string) => Promise<string | null>
  /** Leads a host to a site, in place of where it led. */
  lead: (host: string, site: string) => Promise<void>
  /** Leads a host to another one of the same site, where visitors are sent. */
  alias: (host: string, chosen: string) => Promise<void>
  /** Where hosts lead; `chosen`: by way of that host. */
  hosts: () => Promise<{ host: string; site: string; chosen?: string }[]>
  /** Whether a host leads anywhere. @param host a name as `hostOwner` gives it */
  isLed: (host: string) => Promise<boolean>
  /** Leads a host nowhere. */
  drop: (host: string) => Promise<void>
  /** Sites that have a folder, and what lies in it beside `current`. */
  sites: () => Promise<{ site: string; folders: { name: string; at: Date }[] }[]>
  /** Whether a revision is what was laid down: each byte is read. */
  isWhole: (site: string, folder: string) => Promise<boolean>
  /** The files of a revision in the order of their paths, without the packed copies beside them. */
  files: (site: string, folder: string) => Promise<{ path: string; open: () => Readable }[]>
  /** Takes a revision, or a site with all of its own, off the disk. */
  remove: (site: string, folder?: string) => Promise<void>
  /** Which installation the folder belongs to; null: nobody wrote it down. */
  mark: () => Promise<string | null>
  setMark: (mark: string) => Promise<void>
}
