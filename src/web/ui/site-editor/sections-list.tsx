import { ArrowUpDown, EyeOff, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import {
  bringBackSection,
  isMovable,
  leaveOutSection,
  leftOutSections,
  moveSection,
} from '~/domain/site/layout/arrange-sections'
import type { SiteLayout, SitePage } from '~/domain/site/layout/layout'
import { pageLabel, SECTION_LABELS } from '~/domain/site/layout/section-labels'
import { Button } from '../actions/button'
import { MoveRow } from '../forms/move-row'
import type { Site } from '../site-facts/site-calls'
import styles from './site-editor.module.css'

interface SectionsListProps {
  site: Site
  /** Of the pages, one below what the editor stands in. */
  heading: 'h2' | 'h3' | 'h5'
  busy: boolean
  onEdit: (section: string) => void
  onLegal: () => void
  /** Another order, or other parts; upon what the site is by then. */
  onArrange: (change: (to: Site) => SiteLayout) => void
}

/** The parts of the site as words, each with its way to be changed: for whom pointing at a picture is no way. */
export function SectionsList({
  site,
  heading: Heading,
  busy,
  onEdit,
  onLegal,
  onArrange,
}: SectionsListProps) {
  const [arranging, setArranging] = useState(false)
  return (
    <div className={`stack-24 ${styles.parts}`}>
      <p>
        <Button
          look="second"
          size="small"
          icon={ArrowUpDown}
          iconSize={16}
          aria-pressed={arranging}
          onClick={() => setArranging(!arranging)}
        >
          Ordre et présence des parties
        </Button>
      </p>
      {site.layout.pages.map((page, at) => (
        <section key={page.path} aria-label={pageLabel(page)}>
          <Heading className={styles.page}>{pageLabel(page)}</Heading>
          {arranging ? (
            <Arranged {...{ site, page, busy, onArrange }} list={`parties-${at}`} />
          ) : (
            <ul>
              {page.sections.map(({ id, kind, title }) => (
                <li key={id}>
                  <span>
                    {SECTION_LABELS[kind]}
                    {title && <span className={`second-text small-text ${styles.said}`}> {title.text}</span>}
                  </span>
                  <Edit what={`${SECTION_LABELS[kind]}, ${pageLabel(page)}`} onClick={() => onEdit(id)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section aria-label="Mentions légales">
        <Heading className={styles.page}>Mentions légales</Heading>
        <ul>
          <li>
            <span>Ce que la loi demande de dire</span>
            <Edit what="Mentions légales" onClick={onLegal} />
          </li>
        </ul>
      </section>
    </div>
  )
}

function Edit({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button look="second" size="small" icon={Pencil} iconSize={16} onClick={onClick}>
      Modifier<span className="visually-hidden">{`\u00a0: ${what}`}</span>
    </Button>
  )
}

interface ArrangedProps extends Pick<SectionsListProps, 'site' | 'busy' | 'onArrange'> {
  page: SitePage
  list: string
}

/** The parts of one page to be moved, taken out and brought back; what opens the page stays. */
function Arranged({ site, page, busy, onArrange, list }: ArrangedProps) {
  const { path, sections } = page
  const left = leftOutSections(site.facts, site.layout, path)
  return (
    <ul>
      {sections.map((section, at) => {
        const name = SECTION_LABELS[section.kind]
        return (
          <li key={section.id} data-row={`${list}-${at}`}>
            <span>{name}</span>
            {isMovable(section) && sections.length > 1 && (
              <span className="row-12">
                <MoveRow
                  list={list}
                  at={at}
                  first={sections.findIndex(isMovable)}
                  count={sections.length}
                  name={name}
                  onMove={(_, to) => {
                    const over = sections[to]
                    if (over) onArrange(({ layout }) => moveSection(layout, path, section.id, over.id))
                  }}
                />
                <Button
                  look="quiet"
                  size="small"
                  busy={busy}
                  icon={EyeOff}
                  iconSize={16}
                  onClick={() => onArrange(({ layout }) => leaveOutSection(layout, path, section.id))}
                >
                  Retirer<span className="visually-hidden"> la partie {name}</span>
                </Button>
              </span>
            )}
          </li>
        )
      })}
      {left.map(({ id, kind }) => (
        <li key={id}>
          <span className={`second-text small-text ${styles.said}`}>
            {SECTION_LABELS[kind]}, {kind === 'questions' ? 'à écrire' : 'retirée'}
          </span>
          <Button
            look="quiet"
            size="small"
            busy={busy}
            icon={Plus}
            iconSize={16}
            onClick={() => onArrange(({ facts, layout }) => bringBackSection(facts, layout, path, id))}
          >
            {kind === 'questions' ? 'Ajouter' : 'Remettre'}
            <span className="visually-hidden"> la partie {SECTION_LABELS[kind]}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
