import { sha256Of } from '../../../src/domain/sha256-of'

/** The fingerprint of the bytes that were answered. */
export const digestOf = async (answer: Response) => sha256Of(Buffer.from(await answer.arrayBuffer()))

/** Of the paper of a dossier, as its holder sees it. */
export const digestOfInvoice = async (url: string, id: string) =>
  digestOf(await fetch(`${url}/api/invoice/${id}/view`))
