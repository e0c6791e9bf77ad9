import { answeredWith } from '~/contract/failure'
import { saveNamed } from '~/web/save-named'
import { type Tell, useAttempt } from '~/web/ui/forms/use-form'

/** Where the session has ended, the sign-in page says so. */
const tell: Tell = error => (answeredWith(error, 401) ? '' : 'Erreur lors du téléchargement')

/** Saves what a call answers under the name that the server gives it. */
export function useSave() {
  const { busy, attempt } = useAttempt(tell)
  const save = (fetchFile: () => Promise<Response>) => attempt(async () => saveNamed(await fetchFile()))
  return { busy, save }
}
