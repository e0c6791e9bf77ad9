/** What time it is: an argument everywhere, so that a test can stand at any date. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
