import { Fragment } from 'react'
import type { SiteSection } from '~/domain/site/layout/layout'
import { questionPlace, textPlace, titlePlace, type WrittenTexts } from '~/domain/site/layout/write-texts'
import { TextAreaField } from '../forms/text-area-field'
import { TextField } from '../forms/text-field'

interface SectionTextsProps {
  section: SiteSection
  /** What tells its title from others, where several stand on one page. */
  of?: string
  written: WrittenTexts
  onWrite: (place: string, text: string) => void
}

/** The words of one section: its title, its texts, its questions, and room for one more; emptied, a text goes. */
export function SectionTexts(props: SectionTextsProps) {
  const {
    section: { id, kind, title, texts },
    of = '',
    written,
    onWrite,
  } = props
  const own = titlePlace(id)
  return (
    <>
      <TextField
        name={`texte-${own}`}
        label={`Titre${of}`}
        maxLength={300}
        value={written[own] ?? title?.text ?? ''}
        onChange={event => onWrite(own, event.target.value)}
      />
      {[...texts.map(({ text }) => text), ''].map((text, at) => {
        const place = textPlace(id, at)
        return (
          <TextAreaField
            key={place}
            name={`texte-${place}`}
            label={at < texts.length ? `Texte ${at + 1}` : 'Ajouter un texte'}
            rows={2}
            maxLength={4_000}
            value={written[place] ?? text}
            onChange={event => onWrite(place, event.target.value)}
          />
        )
      })}
      {kind === 'questions' && <Questions {...props} />}
    </>
  )
}

function Questions({ section: { id, questions }, of = '', written, onWrite }: SectionTextsProps) {
  return [...questions, null].map((pair, at) => {
    const [asks, says] = [questionPlace(id, at, 'question'), questionPlace(id, at, 'answer')]
    const rank = `${at + 1}${of}`
    return (
      <Fragment key={asks}>
        <TextField
          name={`texte-${asks}`}
          label={pair ? `Question ${rank}` : `Ajouter une question${of}`}
          maxLength={300}
          value={written[asks] ?? pair?.question.text ?? ''}
          onChange={event => onWrite(asks, event.target.value)}
        />
        <TextAreaField
          name={`texte-${says}`}
          label={pair ? `Réponse ${rank}` : `Et sa réponse${of}`}
          hint={pair ? 'Videz la question et sa réponse pour les retirer.' : undefined}
          rows={2}
          maxLength={2_000}
          value={written[says] ?? pair?.answer.text ?? ''}
          onChange={event => onWrite(says, event.target.value)}
        />
      </Fragment>
    )
  })
}
