import { useMemo, useState } from 'react'
import { SECTION_LABELS, sectionPlace } from '~/domain/site/layout/section-labels'
import { unsettledSentence } from '~/domain/site/site-comment'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { Button } from '../actions/button'
import type { Site } from '../site-facts/site-calls'
import { PreviewFrame } from '../site-preview/preview-frame'
import { ChangesList } from './changes-list'
import type { CommentCalls } from './comment-calls'
import { CommentSheet } from './comment-sheet'
import { CommentThread } from './comment-thread'
import styles from './site-review.module.css'
import { useComments } from './use-comments'

interface SiteReviewProps {
  /** Of the dossier or of the site: what is typed is kept under it in this tab. */
  id: string
  site: Site
  calls: CommentCalls
  /** « Tout me va »; null where there is nothing to approve of. */
  onApprove: (() => Promise<void>) | null
  busy: boolean
}

/** The site as it will be: one touches a place and says what is wrong with it, or that all is well. */
export default function SiteReview({ id, site, calls, onApprove, busy: approving }: SiteReviewProps) {
  const { comments, busy, problem, act, again } = useComments(calls)
  // undefined: nothing is touched; null: the whole site.
  const [touched, setTouched] = useState<string | null>()
  const places = useMemo(() => placesOf(site), [site])
  const say = (section: string | null) => setTouched(section)
  const open = comments?.comments.filter(({ state }) => state === 'todo') ?? []
  const todo = open.length
  // The others wait for the owner, who was asked something.
  const said = open.filter(({ words }) => words.at(-1)?.voice === 'owner').length
  return (
    <>
      {comments?.since && comments.round > 1 && (
        <details className={styles.since} open>
          <summary>Ce qui a changé depuis votre dernière lecture</summary>
          {comments.since.length > 0 ? (
            <ChangesList changes={comments.since} />
          ) : (
            <p>Rien n’a changé sur les pages.</p>
          )}
        </details>
      )}
      {site.preview_url && (
        <>
          {onApprove && <p>Touchez l’endroit qui ne va pas, et dites-nous pourquoi.</p>}
          <PreviewFrame
            url={site.preview_url}
            version={site.version}
            title="Votre site, tel qu’il sera"
            onSection={say}
          />
        </>
      )}
      <details className={styles.list}>
        <summary>Choisir l’endroit dans une liste</summary>
        <ul className={`row-8 bare-list ${styles.places}`}>
          {places.map(({ section, words }) => (
            <li key={section}>
              <Button look="second" size="small" onClick={() => say(section)}>
                {words}
              </Button>
            </li>
          ))}
          <li>
            <Button look="second" size="small" onClick={() => say(null)}>
              Tout le site
            </Button>
          </li>
        </ul>
      </details>
      <ProblemLine words={touched === undefined ? problem : null} again={again} />
      <div role="status">
        {said > 0 && (
          <p>
            {said === 1
              ? 'Une remarque est notée\u00a0: notre équipe l’a, et vous remontre votre site quand elle est traitée.'
              : `${said} remarques sont notées\u00a0: notre équipe les a, et vous remontre votre site quand elles sont traitées.`}
          </p>
        )}
        {todo > said && <p>Notre équipe attend votre réponse sous une remarque.</p>}
      </div>
      {comments && comments.comments.length > 0 && (
        <ul className={`stack-12 bare-list ${styles.threads}`} aria-label="Vos remarques">
          {comments.comments.map(comment => (
            <CommentThread
              key={comment.number}
              comment={comment}
              voice="owner"
              postalCode={site.facts.address.postal_code}
              busy={busy}
              onMove={(state, reason) => act(() => calls.move(comment.number, state, reason))}
            />
          ))}
        </ul>
      )}
      {onApprove && todo > 0 && <p>{unsettledSentence(todo)}</p>}
      {onApprove && comments && todo === 0 && (
        <p className="row-12">
          <Button busy={approving} onClick={() => void onApprove()}>
            Tout me va
          </Button>
        </p>
      )}
      {touched !== undefined && (
        <CommentSheet
          place={(touched && sectionPlace(site.layout, touched)) || 'Tout le site'}
          draft={`site-comment:${id}:${touched ?? ''}`}
          busy={busy}
          problem={problem}
          onSend={text => act(() => calls.add(known(site, touched), text))}
          onClose={() => setTouched(undefined)}
        />
      )}
    </>
  )
}

/** What the engine adds to a site (its legal pages) is no section of its layout. */
const known = (site: Site, section: string | null) =>
  section !== null && sectionPlace(site.layout, section) ? section : null

const placesOf = ({ layout }: Site) =>
  layout.pages.flatMap(page =>
    page.sections.map(({ id, kind }) => ({
      section: id,
      words: sectionPlace(layout, id) ?? SECTION_LABELS[kind],
    })),
  )
