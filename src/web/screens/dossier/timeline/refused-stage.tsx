import { Download, RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { NOTHING_LOST, wordsOf } from '~/contract/failure'
import { pieceInSentence } from '~/domain/dossier/pieces/document-kind'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { type Tell, useAttempt } from '~/web/ui/forms/use-form'
import { usePdfDownload } from '~/web/ui/pdf/use-pdf-download'
import type { TimelineData } from './timeline-data'

/** Why it was refused, the avoir, and applying again with what is still valid. */
export function RefusedStage({
  id,
  refusal: { sentence, avoir_number, title },
  again,
}: {
  id: string
  refusal: NonNullable<TimelineData['refusal']>
  again: TimelineData['apply_again']
}) {
  const { download, saving, problem } = usePdfDownload(
    signal => followUpApi.downloadAvoir({ params: { id }, signal }),
    `avoir_${avoir_number}.pdf`,
  )
  return (
    <div className="stack-12">
      <p>
        <strong>{title}.</strong>
      </p>
      {sentence && <p>«&nbsp;{sentence}&nbsp;»</p>}
      {avoir_number && (
        <p>
          <Button look="second" size="small" icon={Download} busy={saving} onClick={() => void download()}>
            <span>
              Télécharger l’avoir <span className="code">{avoir_number}</span> (PDF)
            </span>
          </Button>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      {again && <ApplyAgain id={id} documents={again.documents} />}
    </div>
  )
}

const tell: Tell = error => wordsOf(error, NOTHING_LOST)

function ApplyAgain({ id, documents }: { id: string } & NonNullable<TimelineData['apply_again']>) {
  const navigate = useNavigate()
  const { busy, problem, attempt } = useAttempt(tell)
  const apply = () =>
    attempt(async () => {
      const opened = await followUpApi.applyAgain({ params: { id } })
      toast.success('Un nouveau dossier est ouvert')
      await navigate(`/dossier/${opened.id}`)
    })
  return (
    <>
      <p id="possible" tabIndex={-1}>
        Un nouveau dossier reprend vos coordonnées
        {documents.length > 0 &&
          ` et ce qui est encore valable\u00a0: ${documents.map(pieceInSentence).join('\u202f; ')}`}
        .
      </p>
      <p>
        <Button icon={RotateCcw} iconSize={18} busy={busy} onClick={() => void apply()}>
          Déposer un nouveau dossier
        </Button>
      </p>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
