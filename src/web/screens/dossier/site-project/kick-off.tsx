import { Send } from 'lucide-react'
import { KICK_OFF_NAMES, KICK_OFF_QUESTIONS } from '~/domain/site/site-project'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { TextField } from '~/web/ui/forms/text-field'
import { SiteFiles } from './site-files'
import type { SitePart } from './site-part'
import styles from './site-project.module.css'
import { useAnswers } from './use-answers'

/** The questions before the site is made; each answer is kept as it is typed, here or on another device. */
export function KickOff(part: SitePart) {
  const { id, site, act, busy } = part
  const { typed, kept, type, keep, keepQuietly } = useAnswers(id, site.answers)
  // Nothing is sent without the last words.
  const send = () =>
    act(async () => {
      await keep()
      return followUpApi.sendKickOff({ params: { id } })
    })
  const missing = KICK_OFF_NAMES.filter(name => KICK_OFF_QUESTIONS[name].needed && !typed[name]?.trim())

  return (
    <section aria-labelledby="lancement" className={styles.part}>
      <h4 id="lancement">Votre questionnaire</h4>
      <p>
        {site.sent_at
          ? 'Il est envoyé\u00a0: notre équipe le lit. Vous pouvez encore le compléter.'
          : 'Répondez à votre rythme\u00a0: tout est gardé, vous pouvez fermer et revenir.'}
      </p>
      {KICK_OFF_NAMES.map(name => {
        const { label, hint, long, needed } = KICK_OFF_QUESTIONS[name]
        const field = {
          label,
          hint,
          optional: !needed,
          name: `kick-off-${name}`,
          maxLength: 5_000,
          value: typed[name] ?? '',
          onBlur: keepQuietly,
        }
        return long ? (
          <TextAreaField key={name} {...field} rows={3} onChange={event => type(name, event.target.value)} />
        ) : (
          <TextField key={name} {...field} onChange={event => type(name, event.target.value)} />
        )
      })}
      <SiteFiles {...part} />
      <p role="status">{kept}</p>
      {!site.sent_at && (
        <>
          {missing.length > 0 && (
            <p>
              Pour terminer{'\u00a0'}: {missing.map(name => KICK_OFF_QUESTIONS[name].label).join(' ; ')}.
            </p>
          )}
          <Button
            icon={<Send aria-hidden size={20} />}
            disabled={missing.length > 0}
            busy={busy}
            onClick={() => void send()}
          >
            Tout est là
          </Button>
        </>
      )}
    </section>
  )
}
