/**
 * What all of them brought, once each has ended, also when one failed: what follows a failure, as taking away what was written,
 * meets none of them still at work.
 * @throws what the first in their order failed with
 */
export async function allEnded<Result>(works: Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}
