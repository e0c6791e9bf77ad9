import { counted } from '~/domain/text/french'
import { Button, ButtonLink } from '../actions/button'
import styles from './site-editor.module.css'
import type { Revisions } from './use-online'

interface OnlineBarProps extends Pick<Revisions, 'unpublished'> {
  onPublish: () => void
  /** Where what was online before is listed; null: elsewhere. */
  versions: string | null
}

/** Follows the thumb: whether what is kept is what everybody sees. */
export function OnlineBar({ unpublished, onPublish, versions }: OnlineBarProps) {
  const waiting = unpublished?.length ?? 0
  return (
    <div className={styles.bar} data-waiting={waiting > 0 || undefined}>
      <p role="status">
        {waiting > 0 && `${counted(waiting, 'changement')} à mettre en ligne.`}
        {unpublished && waiting === 0 && 'Tout est en ligne.'}
      </p>
      <span className="row-12">
        {waiting > 0 && (
          <Button size="small" onClick={onPublish}>
            Voir et publier
          </Button>
        )}
        {versions && (
          <ButtonLink look="quiet" size="small" to={versions}>
            Revenir en arrière
          </ButtonLink>
        )}
      </span>
    </div>
  )
}
