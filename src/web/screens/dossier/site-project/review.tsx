import { useState } from 'react'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import type { SitePart } from './site-part'
import styles from './site-project.module.css'

/** The site is shown: it suits, or something is to be corrected. */
export function Review({ id, site: { site_url, preview_url, approved }, act, busy }: SitePart) {
  const [text, setText] = useState('')
  // One that was made elsewhere has the address that the team typed.
  const shown = site_url ?? preview_url
  const say = (yes: boolean) =>
    act(() => followUpApi.reviewSite({ params: { id }, body: { approved: yes, text: text.trim() } }))
  return (
    <section aria-labelledby="relecture" className={styles.part}>
      <h4 id="relecture">Relisez votre site</h4>
      {shown && (
        <p className={styles.address}>
          <a href={shown} target="_blank" rel="noreferrer">
            {site_url ?? 'Ouvrir votre site, tel qu’il sera'}
            <span className="visually-hidden"> (nouvel onglet)</span>
          </a>
        </p>
      )}
      {approved !== null && (
        <p role="status">
          {approved
            ? 'Vous l’avez approuvé\u00a0: nous le mettons en ligne.'
            : 'Vos corrections sont bien reçues\u00a0: nous nous en occupons.'}
        </p>
      )}
      <TextAreaField
        label="Ce qu’il faut corriger"
        name="corrections"
        rows={3}
        maxLength={4_000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <p className={styles.ways}>
        <Button look="second" disabled={text.trim() === ''} busy={busy} onClick={() => void say(false)}>
          Demander ces corrections
        </Button>
        <Button busy={busy} onClick={() => void say(true)}>
          Il me convient
        </Button>
      </p>
    </section>
  )
}
