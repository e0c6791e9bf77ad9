import { useState } from 'react'
import { toast } from 'sonner'
import { errorsOf, wordsOf } from '~/contract/failure'
import type { SiteApi } from '~/contract/sites/site-api'
import type { FieldError } from '~/domain/refusal'
import { inPlace } from '~/web/ui/forms/in-place'
import { Button } from '../actions/button'
import { SectionTexts } from './section-texts'
import { ChangedMeanwhile, changeLayout, type Site } from './site-calls'
import styles from './site-facts.module.css'
import { useTexts } from './use-texts'

interface SiteTextsProps {
  site: Site
  api: SiteApi
  onSite: (site: Site) => void
}

/** The words of each section, for the team: what is written here no longer follows the facts. */
export default function SiteTexts({ site, api, onSite }: SiteTextsProps) {
  const texts = useTexts(`equipe:textes:${site.site}`, site, 'written')
  const [errors, setErrors] = useState<FieldError[]>([])
  const [busy, setBusy] = useState(false)

  async function keep() {
    setBusy(true)
    setErrors([])
    try {
      onSite(await changeLayout(api, site, texts.upon))
      texts.clear()
      toast.success('Textes enregistrés.')
    } catch (error) {
      const isOvertaken = error instanceof ChangedMeanwhile
      if (isOvertaken) onSite(error.site)
      // A toast goes, and may hold words of a part that is gone.
      setErrors(isOvertaken ? [{ field: '', message: error.message }] : errorsOf(error))
      toast.error(isOvertaken ? error.message : wordsOf(error))
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
              <SectionTexts
                section={section}
                of={` (${section.id})`}
                written={texts.written}
                onWrite={texts.write}
              />
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
        <Button type="submit" busy={busy} disabled={!texts.isWritten}>
          Enregistrer les textes
        </Button>
      </p>
    </form>
  )
}
