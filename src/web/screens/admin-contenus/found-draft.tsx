import { AdminButton } from '~/web/ui/admin/admin-button'
import styles from './content-editor.module.css'

/** Says that this tab kept what was typed, and leads back to what is stored. */
export const FoundDraft = ({ isNew, onDrop }: { isNew: boolean; onDrop: () => void }) => (
  <p role="status" className={styles.found}>
    Un texte que vous n’aviez pas enregistré a été retrouvé.{' '}
    <AdminButton look="quiet" onClick={onDrop}>
      {isNew ? 'Repartir de zéro' : 'Revenir au texte enregistré'}
    </AdminButton>
  </p>
)
