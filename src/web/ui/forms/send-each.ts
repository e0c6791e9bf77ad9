import { fieldWordsOf } from '~/contract/failure'

/**
 * Sends files one after the other, each whatever became of those before it.
 * @returns of each that was not taken, by its name, why; the same files may be chosen again
 */
export async function sendEach(
  files: readonly File[],
  send: (body: FormData, file: File) => Promise<unknown>,
): Promise<string[]> {
  const refused: string[] = []
  for (const file of files) {
    const body = new FormData()
    body.append('file', file)
    try {
      await send(body, file)
    } catch (error) {
      refused.push(refusedFile(file.name, error))
    }
  }
  return refused
}

/** « toit.png : le serveur ne répond pas. » */
export const refusedFile = (name: string, error: unknown) =>
  `${name}\u00a0: ${fieldWordsOf(error, 'le serveur ne répond pas. Réessayez.')}`
