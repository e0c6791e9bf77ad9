import { serveJobs } from '../../src/gateways/child-process/serve-jobs'
import { type Misdeed, misbehave } from '../../tests/support/misdeeds'

/** What the copy's builder writes in. */
declare const MISDEED: Misdeed

/** Stands in the reader's place in a copy of the built program: whatever it is given, it does its one misdeed. */
serveJobs(() => misbehave(MISDEED))
