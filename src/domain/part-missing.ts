/** A part of the program is away, as while somebody replaces it: what was asked of it is asked again. */
export class PartMissing extends Error {
  constructor(options?: ErrorOptions) {
    super('a part of the program is not there', options)
  }
}
