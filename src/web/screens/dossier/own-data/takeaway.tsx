import { Download } from 'lucide-react'
import { followUpApi } from '~/web/follow-up-api'
import { saveAnswer, saveBlob } from '~/web/save-file'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import styles from '../dossier.module.css'
import { useOwnCall } from './use-own-call'

/** What is held, as a PDF to read and as JSON for another service. */
export function Takeaway({ id, onLocked }: { id: string; onLocked: () => void }) {
  const { busy, problem, run } = useOwnCall(onLocked)
  const print = async () => saveAnswer(await followUpApi.printOwnData({ params: { id } }), 'mes_donnees.pdf')
  const machines = async () => {
    const data = await followUpApi.exportOwnData({ params: { id } })
    saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'mes_donnees.json')
  }
  return (
    <section aria-labelledby="telecharger" className={styles.next}>
      <h3 id="telecharger">Télécharger</h3>
      <p>Tout ce qui est conservé sur vous et votre dossier, sans le contenu des pièces.</p>
      <p className={`row-12 ${styles.codeLine}`}>
        <Button look="second" size="small" icon={Download} busy={busy} onClick={() => void run(print)}>
          En PDF, à lire
        </Button>
        <Button look="second" size="small" icon={Download} busy={busy} onClick={() => void run(machines)}>
          En JSON, à réutiliser
        </Button>
      </p>
      <ProblemLine words={problem} className="error-box" />
    </section>
  )
}
