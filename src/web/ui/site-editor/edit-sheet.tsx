import { Eye } from 'lucide-react'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { FACTS_PART_LABELS, partOf } from '~/domain/site/facts/merge-facts'
import { Button } from '../actions/button'
import { Modal } from '../feedback/modal'
import { MeanwhileNote } from '../site-facts/meanwhile-note'
import { savable } from '../site-facts/savable'
import type { Site, SiteCalls } from '../site-facts/site-calls'
import { SiteFrame } from '../site-facts/site-frame'
import { unreadField } from '../site-facts/unread-field'
import type { useFacts } from '../site-facts/use-facts'
import styles from './site-editor.module.css'

interface EditSheetProps {
  title: string
  site: Site
  typing: ReturnType<typeof useFacts>
  draw: SiteCalls['draw']
  /** What its one button says: where it leads once all is kept. */
  next: string
  /** Keeps what is changed beside the facts. @returns whether it arrived */
  settle: () => Promise<boolean>
  onKept: () => void
  onClose: () => void
  children: ReactNode
}

/** The fields of one part of the site, from below on a telephone; what is typed is kept before it leads on. */
export function EditSheet({
  title,
  site,
  typing,
  draw,
  next,
  settle,
  onKept,
  onClose,
  children,
}: EditSheetProps) {
  const { facts, keep, kept, errors, meanwhile, takeTheirs } = typing
  const [busy, setBusy] = useState(false)
  const [elsewhere, setElsewhere] = useState(false)
  const [shown, setShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const drawable = useMemo(() => savable(facts, site.facts), [facts, site.facts])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const unread = unreadField(form.current)
    if (unread) return unread.focus()
    setBusy(true)
    // A field that keeps what it holds when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const isKept = (await keep(true)) && (await settle())
    setBusy(false)
    if (isKept) return onKept()
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      wrong?.focus()
      setElsewhere(!wrong)
    })
  }

  const left = [...new Set(errors.map(({ field }) => partOf(field)))].filter(part => part !== undefined)
  return (
    <Modal title={title} place="sheet" held onClose={onClose}>
      <form
        ref={form}
        className={`stack-16 ${styles.sheet}`}
        noValidate
        onSubmit={event => void submit(event)}
      >
        <MeanwhileNote {...{ facts, meanwhile, takeTheirs }} />
        {children}
        {elsewhere && left.length > 0 && (
          <p role="alert" className="error-text">
            Une autre partie n’est pas complète&nbsp;: {left.map(part => FACTS_PART_LABELS[part]).join(', ')}.
          </p>
        )}
        <div className={styles.foot}>
          <p role="status" className={`second-text small-text ${styles.kept}`}>
            {kept}
          </p>
          <p className="row-12">
            <Button type="submit" busy={busy}>
              {next}
            </Button>
            <Button
              look="second"
              icon={Eye}
              iconSize={18}
              aria-expanded={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Cacher l’aperçu' : 'Aperçu'}
            </Button>
          </p>
        </div>
        <div className={styles.picture} data-shown={shown || undefined}>
          <SiteFrame facts={drawable} draw={draw} />
        </div>
      </form>
    </Modal>
  )
}
