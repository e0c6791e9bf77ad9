import type { Db } from './database'

/** Runs work within the caller's transaction where there is one, else within its own. */
export const inTransaction = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
