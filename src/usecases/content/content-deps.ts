import type { Deps } from '../ground/deps'

/** What the use cases of articles and landing pages lean on. */
export type ContentDeps = Pick<Deps, 'db' | 'clock' | 'atlas' | 'sanitise' | 'agency'>
