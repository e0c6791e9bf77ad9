import { useState } from 'react'
import { toast } from 'sonner'
import { answeredWith, errorsOf, wordsOf } from '~/contract/failure'
import type { FieldError } from '~/domain/refusal'
import type { SiteLayout, SiteSection } from '~/domain/site/layout'
import { textPlace, titlePlace, type WrittenTexts, writeTexts } from '~/domain/site/write-texts'
import { Button } from '../actions/button'
import { TextAreaField } from '../forms/text-area-field'
import { TextField } from '../forms/text-field'
import type { Site } from './site-calls'
import styles from './site-facts.module.css'

interface SiteTextsProps {
  site: Site
  read: () => Promise<Site>
  save: (layout: SiteLayout, version: number) => Promise<Site>
  onSite: (site: Site) => void
}

/** The words of each section, for the team: what is written here no longer follows the facts. */
export default function SiteTexts({ site, read, save, onSite }: SiteTextsProps) {
  const [written, setWritten] = useState<WrittenTexts>({})
  const [errors, setErrors] = useState<FieldError[]>([])
  const [busy, setBusy] = useState(false)
  const write = (place: string, text: string) => setWritten({ ...written, [place]: text })

  async function keep() {
    setBusy(true)
    setErrors([])
    const put = (to: Site) => save(writeTexts(to.layout, written, 'written'), to.version)
    try {
      // Somebody else was quicker: the same words go upon his change.
      onSite(
        await put(site).catch(async error => (answeredWith(error, 412) ? put(await read()) : raise(error))),
      )
      setWritten({})
      toast.success('Textes enregistrés.')
    } catch (error) {
      setErrors(errorsOf(error))
      toast.error(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void keep()
      }}
    >
      {site.layout.pages.map(page => (
        <fieldset key={page.path} className={styles.rows}>
          <legend>{page.title}</legend>
          {page.sections.map(section => (
            <SectionTexts key={section.id} section={section} written={written} onWrite={write} />
          ))}
        </fieldset>
      ))}
      {errors.length > 0 && (
        <p role="alert" className={styles.asked}>
          {errors.map(({ message }) => message).join(' ')}
        </p>
      )}
      <p>
        <Button type="submit" busy={busy} disabled={Object.keys(written).length === 0}>
          Enregistrer les textes
        </Button>
      </p>
    </form>
  )
}

function raise(error: unknown): never {
  throw error
}

interface SectionTextsProps {
  section: SiteSection
  written: WrittenTexts
  onWrite: (place: string, text: string) => void
}

function SectionTexts({ section: { id, title, texts }, written, onWrite }: SectionTextsProps) {
  const own = titlePlace(id)
  return (
    <fieldset className={styles.row} aria-label={id}>
      <TextField
        name={`texte-${own}`}
        label={`Titre (${id})`}
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
    </fieldset>
  )
}
