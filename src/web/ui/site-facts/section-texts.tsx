import type { SiteSection } from '~/domain/site/layout'
import { textPlace, titlePlace, type WrittenTexts } from '~/domain/site/write-texts'
import { TextAreaField } from '../forms/text-area-field'
import { TextField } from '../forms/text-field'

interface SectionTextsProps {
  section: SiteSection
  /** What tells its title from others, where several stand on one page. */
  of?: string
  written: WrittenTexts
  onWrite: (place: string, text: string) => void
}

/** The words of one section: its title, its texts, and room for one more; emptied, a text goes. */
export function SectionTexts({
  section: { id, title, texts },
  of = '',
  written,
  onWrite,
}: SectionTextsProps) {
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
    </>
  )
}
