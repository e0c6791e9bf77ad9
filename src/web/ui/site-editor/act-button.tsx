import { CalendarOff, Clock, Euro, ImagePlus, type LucideIcon } from 'lucide-react'
import { Button } from '../actions/button'
import { QUICK_ACT_LABELS, type QuickAct } from './quick-act'
import styles from './site-editor.module.css'

/** Each as one word of its label and a picture, for where four stand in a row. */
const SHORT: Record<QuickAct, [words: string, icon: LucideIcon]> = {
  fermer: ['Fermer', CalendarOff],
  prix: ['Prix', Euro],
  horaires: ['Horaires', Clock],
  photo: ['Photo', ImagePlus],
}

/** What an owner does most, one press away above his page. */
export function ActButton({ act, onClick }: { act: QuickAct; onClick: () => void }) {
  const [words, Icon] = SHORT[act]
  const label = QUICK_ACT_LABELS[act]
  return (
    <Button look="second" size="small" icon={Icon} aria-label={label} onClick={onClick}>
      <span className={styles.whole}>{label}</span>
      <span className={styles.short}>{words}</span>
    </Button>
  )
}
