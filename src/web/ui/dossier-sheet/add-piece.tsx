import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { makeApiOf } from '~/contract/client'
import { pieceForClientCalls } from '~/contract/dossier/piece-for-client'
import { mayChangePiece } from '~/domain/dossier/dossier'
import { DOCUMENT_KINDS, DOCUMENT_LABELS, type DocumentKind } from '~/domain/dossier/pieces/document-kind'
import { fetchSignedIn, readToken } from '~/web/admin-session'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { AdminSelect } from '~/web/ui/admin/form/admin-input'
import { FilePicker } from '~/web/ui/admin/form/file-picker'
import { useMay } from '~/web/ui/admin/use-me'
import { useSettings } from '~/web/ui/admin/use-settings'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import type { DossierDetail } from './dossier-data'
import sheet from './dossier-sheet.module.css'
import { useDossierChange } from './use-dossier-change'

const sender = makeApiOf(pieceForClientCalls, fetchSignedIn, readToken)

/** Puts a piece that came by e-mail into its slot on the client's behalf, who is told. */
export function AddPiece({ dossier }: { dossier: DossierDetail }) {
  const may = useMay()
  const { data: settings } = useSettings()
  const [file, setFile] = useState<File | null>(null)
  const kinds = changeable(dossier)
  const [kind, setKind] = useState<DocumentKind>()
  const [problem, setProblem] = useState('')
  const send = useSending(dossier.id)
  const chosen = kind ?? kinds[0]
  if (!may('work-dossiers') || !chosen) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!file || !chosen) return setProblem('Choisissez d’abord le fichier.')
    setProblem('')
    send.mutate(
      { kind: chosen, file },
      {
        onSuccess: () => {
          setFile(null)
          toast.success(
            settings?.emails_leave === false
              ? `${file.name} ajouté. Aucun e-mail ne part de ce site\u00a0: prévenez le client.`
              : `${file.name} ajouté\u00a0: le client en est averti par e-mail.`,
          )
        },
        onError: error => {
          toast.error('Erreur lors du téléversement')
          setProblem(error.message)
        },
      },
    )
  }
  return (
    <details>
      <summary>Ajouter une pièce reçue par e-mail</summary>
      <form className={`${form.form} ${sheet.apart}`} onSubmit={submit}>
        <AdminSelect
          label="Pièce"
          value={chosen}
          onPick={picked => setKind(kinds.find(one => one === picked))}
        >
          {kinds.map(one => (
            <option key={one} value={one}>
              {DOCUMENT_LABELS[one]}
              {dossier.documents.some(piece => piece.document_type === one) && ' (remplace l’actuelle)'}
            </option>
          ))}
        </AdminSelect>
        <FilePicker
          words="Choisir le fichier"
          hint="PDF, JPEG ou PNG, 10&nbsp;Mo au plus"
          accept=".pdf,.jpg,.jpeg,.png"
          chosen={file}
          onChoose={([first]) => setFile(first ?? null)}
        />
        <ProblemLine words={problem} />
        <div>
          <AdminButton type="submit" busy={send.isPending} icon={Upload}>
            Ajouter pour le client
          </AdminButton>
        </div>
      </form>
    </details>
  )
}

/** The same rule as the client's own. */
function changeable({ status, signature_timestamp, request }: DossierDetail): DocumentKind[] {
  const asked = request && { ...request, at: new Date(0) }
  return DOCUMENT_KINDS.filter(kind =>
    mayChangePiece({ status, signed: signature_timestamp !== null, request: asked }, kind),
  )
}

function useSending(id: string) {
  return useMutation({
    mutationFn: ({ kind, file }: { kind: DocumentKind; file: File }) => {
      const body = new FormData()
      body.append('document_type', kind)
      body.append('file', file)
      return sender.uploadForClient({ params: { id }, body })
    },
    onSettled: useDossierChange(id),
  })
}
