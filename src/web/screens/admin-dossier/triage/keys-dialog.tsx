import { AdminCheck } from '~/web/ui/admin/form/admin-input'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { useKeysOn } from '~/web/ui/admin/use-keys'
import { Modal } from '~/web/ui/feedback/modal'
import styles from './triage.module.css'

const KEYS: [string, string][] = [
  ['J', 'dossier suivant'],
  ['K', 'dossier précédent'],
  ['1 à 9', 'montrer une pièce'],
  ['+ − T', 'rapprocher, éloigner, tourner la pièce'],
  ['Espace', 'cocher ce que la lecture confirme, et passer à la pièce suivante'],
  ['Entrée', 'cocher la ligne que l’émetteur seul peut confirmer, une fois vérifiée'],
  ['C', 'cocher la ligne où la lecture ne tranche pas, une fois vue'],
  ['V', 'pièces vérifiées'],
  ['A', 'accepter'],
  ['R', 'refuser'],
  ['I', 'demander des pièces'],
  ['Z', 'annuler la décision, tant qu’elle n’est pas partie'],
  ['?', 'montrer ces touches'],
]

/** The keys of the triage, and the box that switches them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { on, set } = useKeysOn()
  return (
    <Modal title="Touches du tri" onClose={onClose} className={theme.theme}>
      <dl className={`stack-4 ${styles.keys}`}>
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <AdminCheck checked={on} onTick={set}>
        Utiliser ces touches
      </AdminCheck>
    </Modal>
  )
}
