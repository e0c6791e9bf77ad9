import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { NO_CONNECTION, wordsOf } from '~/contract/failure'
import { otherApi } from '~/web/other-api'
import { pageMeta } from '~/web/page-meta'
import { useSite } from '~/web/site'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/verification'
import { FileDrop } from './file-drop'
import { type Answer, VerdictSheet } from './verdict-sheet'
import styles from './verification.module.css'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Vérifier une facture',
    description:
      'Déposez une facture ou un avoir au format PDF\u00a0: cette page dit s’il vient de chez nous et s’il n’a pas été modifié. Le fichier n’est pas conservé.',
    path: '/verification',
  })

/** Anyone drops a PDF; the page says whether it is a paper of ours, unchanged, and nothing else. */
export default function Verification() {
  const { email } = useSite()
  const [answer, setAnswer] = useState<Answer | null>(null)

  const last = useRef<File>(undefined)

  /** Only the last file dropped is told, whichever answer comes last. */
  async function verify(file: File) {
    last.current = file
    const tell = (told: Answer) => last.current === file && setAnswer(told)
    tell({ filename: file.name, state: 'reading' })
    const body = new FormData()
    body.append('file', file)
    try {
      const { verdict } = await otherApi.verifyInvoice({ body })
      tell({ filename: file.name, state: verdict })
    } catch (error) {
      const message = wordsOf(error, NO_CONNECTION)
      if (last.current === file) toast.error(message)
      tell({ filename: file.name, state: 'failed', message })
    }
  }

  return (
    <PageFrame width="form">
      <SiteToaster />
      <div className="stack-24">
        <h1>Vérifier une facture</h1>
        <p className={styles.lead}>
          Chaque facture signée et chaque avoir portent notre cachet électronique. Déposez le PDF tel que vous
          l’avez reçu&nbsp;: nous disons s’il vient de chez nous et s’il est resté le même, rien d’autre.
        </p>
        <noscript>
          <p className={styles.failed}>
            Cette vérification a besoin de JavaScript. Vous pouvez aussi nous envoyer le PDF à{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </noscript>
        <FileDrop onChoose={verify} busy={answer?.state === 'reading'} />
        <div aria-live="polite">{answer && <VerdictSheet {...answer} />}</div>
        <DataProtectionNotice purpose="à vérifier ce fichier" kept="le temps de le lire" />
        <p className={styles.note}>
          Le fichier est lu puis oublié&nbsp;: il n’est ni enregistré ni transmis à d’autres. Vous pouvez
          aussi vérifier le cachet avec votre lecteur de PDF, à l’aide de{' '}
          <a href="/api/verification/certificate">notre certificat</a>.
        </p>
      </div>
    </PageFrame>
  )
}
