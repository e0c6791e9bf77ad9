import type { Deps } from '../../../src/usecases/ground/deps'

/** The same program, as many days from now. */
export const daysLater = (deps: Deps, days: number): Deps => ({
  ...deps,
  clock: () => new Date(Date.now() + days * 86_400_000),
})
