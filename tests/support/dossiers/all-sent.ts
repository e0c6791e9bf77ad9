import { expect } from 'vitest'
import type { Deps } from '../../../src/usecases/ground/deps'

/** Comes back once no message waits any more: each was taken by its mail server or folder, and that is noted. */
export const allSent = ({ db }: Pick<Deps, 'db'>) =>
  expect
    .poll(() => db.selectFrom('emails').select('kind').where('state', '=', 'queued').execute())
    .toEqual([])
