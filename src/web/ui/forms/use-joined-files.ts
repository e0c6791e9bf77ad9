import { useState } from 'react'
import { FILES_A_MESSAGE } from '~/domain/dossier/messages'
import { refusedFile, sendEach } from './send-each'

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
    const refused = await sendEach(chosen, async (body, file) => {
      setSending(file.name)
      const joined = await add(body)
      setFiles(before => [...before, joined])
    })
    setSending(null)
    setProblem(refused.join(' '))
  }
  async function takeBack({ id, filename }: JoinedFile) {
    setProblem('')
    try {
      await remove(id)
      setFiles(before => before.filter(file => file.id !== id))
    } catch (error) {
      setProblem(refusedFile(filename, error))
    }
  }
  return { files, setFiles, sending, problem, join, takeBack }
}
