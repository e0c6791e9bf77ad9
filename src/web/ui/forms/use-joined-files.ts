import { useState } from 'react'
import { wordsOf } from '~/contract/failure'
import { FILES_A_MESSAGE } from '~/domain/dossier/messages'

/** A file that was sent up for a message which is not written yet. */
export interface JoinedFile {
  id: string
  filename: string
}

interface Ways {
  add: (body: FormData) => Promise<JoinedFile>
  remove: (id: string) => Promise<unknown>
}

/**
 * The files given to a message while it is written: each is sent up as soon as it is chosen, one after the other, and can be
 * taken back until the message leaves.
 */
export function useJoinedFiles({ add, remove }: Ways) {
  const [files, setFiles] = useState<readonly JoinedFile[]>([])
  /** The name of the one that is being sent. */
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  async function join(chosen: readonly File[]) {
    setProblem('')
    if (files.length + chosen.length > FILES_A_MESSAGE)
      return setProblem(`Un message porte ${FILES_A_MESSAGE}\u00a0fichiers au plus.`)
    for (const file of chosen) {
      setSending(file.name)
      const body = new FormData()
      body.append('file', file)
      const joined = await add(body).catch(failed(file.name))
      if (!joined) break
      setFiles(before => [...before, joined])
    }
    setSending(null)
  }
  async function takeBack({ id, filename }: JoinedFile) {
    setProblem('')
    const gone = await remove(id).then(() => true, failed(filename))
    if (gone) setFiles(before => before.filter(file => file.id !== id))
  }
  const failed = (name: string) => (error: unknown) => {
    setProblem(`${name}\u00a0: ${wordsOf(error, 'le serveur ne répond pas. Réessayez.')}`)
    return null
  }
  return { files, setFiles, sending, problem, join, takeBack }
}
