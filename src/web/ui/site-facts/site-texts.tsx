import { useState } from 'react'
import { toast } from 'sonner'
import { errorsOf, wordsOf } from '~/contract/failure'
import type { SiteApi } from '~/contract/site-api'
import type { FieldError } from '~/domain/refusal'
import { type WrittenTexts, writeTexts } from '~/domain/site/write-texts'
import { inPlace } from '~/web/ui/forms/in-place'
import { Button } from '../actions/button'
import { SectionTexts } from './section-texts'
import { changeLayout, type Site } from './site-calls'
import styles from './site-facts.module.css'

interface SiteTextsProps {
  site: Site
  api: SiteApi
  onSite: (site: Site) => void
}

/** The words of each section, for the team: what is written here no longer follows the facts. */
export default function SiteTexts({ site, api, onSite }: SiteTextsProps) {
  const [written, setWritten] = useState<WrittenTexts>({})
  const [errors, setErrors] = useState<FieldError[]>([])
  const [busy, setBusy] = useState(false)
  const write = (place: string, text: string) => setWritten({ ...written, [place]: text })

  async function keep() {
    setBusy(true)
    setErrors([])
    try {
      onSite(await changeLayout(api, site, ({ layout }) => writeTexts(layout, written, 'written')))
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
    <form className={`stack-16 ${styles.form}`} noValidate onSubmit={inPlace(keep)}>
      {site.layout.pages.map(page => (
        <fieldset key={page.path} className={`stack-12 ${styles.rows}`}>
          <legend>{page.title}</legend>
          {page.sections.map(section => (
            <fieldset key={section.id} className={styles.row} aria-label={section.id}>
              <SectionTexts section={section} of={` (${section.id})`} written={written} onWrite={write} />
            </fieldset>
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
