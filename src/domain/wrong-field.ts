import { Refusal } from './refusal'

/** The refusal of one field, with the French sentence that is shown beside it. */
export const wrongField = (field: string, message: string) =>
  new Refusal('invalid-fields', { errors: [{ field, message }] })
