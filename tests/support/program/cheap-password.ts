import { hash } from '@node-rs/argon2'
import type { Db } from '../../../src/store/database/database'
import { writeSetting } from '../../../src/store/operation/settings'
import { PASSWORD } from './program'

/** The least that Argon2 takes, in KiB and passes: one of the program's own cost fills 47 MB. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * Makes PASSWORD that of a database which tests copy: each start on a copy tries it, and each sign-in, and a hash says itself what
 * trying it costs. What the program hashes itself costs what it does for everybody.
 */
export const setCheapPassword = async (db: Db): Promise<void> =>
  writeSetting(db, 'admin_password', await hash(PASSWORD, LEAST))
