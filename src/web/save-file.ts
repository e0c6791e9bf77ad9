import { FILE_PATIENCE } from '~/contract/patience'

/** Thrown when a download brings no byte. */
export class EmptyFile extends Error {}

/** specification A9: a PDF download has 30 seconds, all told. */
export const DOWNLOAD_LIMIT = FILE_PATIENCE

/**
 * Hands an answer's bytes to the visitor as a file.
 * @throws EmptyFile when there is no byte in it
 */
export async function saveAnswer(response: Response, filename: string) {
  const blob = await response.blob()
  if (blob.size === 0) throw new EmptyFile(filename)
  saveBlob(blob, filename)
}

export function saveBlob(blob: Blob, filename: string) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
