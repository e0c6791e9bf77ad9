import { type ReactNode, useMemo, useState } from 'react'
import type { SiteApi } from '~/contract/sites/site-api'
import type { SectionKind, SiteSection } from '~/domain/site/layout/layout'
import { sectionPlace } from '~/domain/site/layout/section-labels'
import { writeTexts } from '~/domain/site/layout/write-texts'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import type { FactsForm } from '../site-facts/fact-line'
import { LegalStep } from '../site-facts/legal-step'
import { SectionTexts } from '../site-facts/section-texts'
import { changeLayout, drawWith, type Site } from '../site-facts/site-calls'
import { siteDraft } from '../site-facts/site-draft'
import type { useFacts } from '../site-facts/use-facts'
import { useTexts } from '../site-facts/use-texts'
import SitePhotos from '../site-photos/site-photos'
import { ActFields } from './act-fields'
import { EditSheet } from './edit-sheet'
import { QUICK_ACT_LABELS, type QuickAct } from './quick-act'
import { SectionFields } from './section-fields'
import styles from './site-editor.module.css'
import type { useWork } from './use-work'

/** What is changed in one sheet. */
export type EditedPart =
  | { sheet: 'section'; section: string }
  | { sheet: 'act'; act: QuickAct }
  | { sheet: 'legal' }

interface PartSheetProps {
  part: EditedPart
  /** Of the dossier or of the site: what is typed is kept under it in this tab. */
  id: string
  site: Site
  api: SiteApi
  typing: ReturnType<typeof useFacts>
  work: ReturnType<typeof useWork>
  /** Whose words those are that are written here. */
  origin: 'given' | 'written'
  /** The place of the closing that is being added. */
  closing: number
  next: string
  onKept: () => void
  onClose: () => void
}

/** Facts, texts and photos of one part, kept together by one button. */
export function PartSheet({ part, id, site, api, typing, work, origin, closing, ...ways }: PartSheetProps) {
  const found = part.sheet === 'section' ? sectionOf(site, part.section) : undefined
  // One that goes while its sheet is open, with its last photo or by somebody else, stays there under its name.
  const [opened] = useState({ section: found, title: titleOf(part, site) })
  const section = found ?? opened.section
  const texts = useTexts(siteDraft('site-texts', `${id}:${section?.id ?? ''}`), site, origin)
  const form: FactsForm = { facts: typing.facts, change: typing.change, errorOf: typing.errorOf }
  const photos = <SitePhotos api={api} site={site} act={work.act} busy={work.busy} newestFirst />

  const { written } = texts
  // Our own sentences follow the facts as they are typed; what is written by hand is drawn as it is.
  const draw = useMemo(
    () =>
      drawWith(api, Object.keys(written).length > 0 ? writeTexts(site.layout, written, origin) : undefined),
    [api, site.layout, written, origin],
  )

  async function settle() {
    if (!texts.isWritten) return work.settled()
    const isKept = await work.act(() => changeLayout(api, site, texts.upon))
    if (isKept) texts.clear()
    return isKept
  }
  return (
    <EditSheet title={opened.title} {...{ site, draw, typing, settle }} {...ways}>
      {part.sheet === 'act' && <ActFields act={part.act} {...{ form, closing, photos }} />}
      {part.sheet === 'legal' && <LegalStep {...form} />}
      {section && <SectionFields kind={section.kind} form={form} photos={photos} />}
      {section && hasTexts(section.kind) && (
        <Texts>
          <SectionTexts section={section} written={texts.written} onWrite={texts.write} />
        </Texts>
      )}
      <ProblemLine words={work.problem} />
    </EditSheet>
  )
}

const sectionOf = ({ layout: { pages } }: Site, id: string): SiteSection | undefined =>
  pages.flatMap(({ sections }) => sections).find(section => section.id === id)

function titleOf(part: EditedPart, { layout }: Site): string {
  if (part.sheet === 'act') return QUICK_ACT_LABELS[part.act]
  return (part.sheet === 'section' && sectionPlace(layout, part.section)) || 'Mentions légales'
}

/** The machine has words of its own. */
const hasTexts = (kind: SectionKind) => kind !== 'assistant' && kind !== 'legal'

function Texts({ children }: { children: ReactNode }) {
  return (
    <fieldset className={`stack-16 ${styles.sheet}`}>
      <legend className={styles.legend}>Les textes de cette partie</legend>
      {children}
    </fieldset>
  )
}
