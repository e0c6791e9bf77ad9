/** Nothing was tried, since what it rests on is not there yet: to be asked again at a moment, without counting as a try. */
export class NotYet extends Error {
  readonly until: Date
  constructor(reason: string, until: Date) {
    super(reason)
    this.until = until
  }
}
